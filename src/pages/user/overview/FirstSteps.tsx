import { ButtonLink } from '@/components/Button';
import { Tag } from '@/components/Tag';
import { WrittenText } from '@/components/WrittenText';
import { useText } from '@/i18n/useText';
import { ownRegistration, type Registration, registrationState } from '@/pages/user/parts/unit-registration';
import type { BasicInfo } from '@/services/account';
import styles from './FirstSteps.module.css';

const PLACES = {
  papers: '/user?tab=certification&kind=unit',
  name: '/user?tab=certification',
  unit: '/user?tab=certification&kind=unit',
  apply: '/innovation/myProjects/new',
} as const;
type Step = keyof typeof PLACES;
const STEPS: readonly Step[] = ['name', 'unit', 'apply'];
/** The steps of a person who registered a unit: documents come first, because others wait for the unit. */
const REGISTRANT_STEPS: readonly Step[] = ['papers', 'name', 'apply'];

interface Props {
  info: BasicInfo;
  registration: Registration | null | undefined;
}

/** 首次使用: what a new account does first, in this order. */
export function FirstSteps({ info, registration }: Props) {
  const t = useText();
  const state = registrationState(ownRegistration(info, registration));
  const steps = state ? REGISTRANT_STEPS : STEPS;
  const isDone = (key: Step): boolean =>
    key === 'name' ? info.authentication === 'certified' : key === 'unit' && info.unit !== null;
  const isUnderWay = (key: Step): boolean =>
    key === 'papers' ? state === 'waiting' : key === 'name' && info.authentication === 'applying';
  const next = steps.find((key) => !isDone(key) && !isUnderWay(key));
  const lead = t(state ? 'user.first.registrant.title' : 'user.first.self.title');
  const help = (key: Step): string =>
    key === 'papers'
      ? t(`certification.papers.${state ?? 'missing'}.help`, {
          name: registration?.unitName ?? '',
          reason: registration?.reason ?? '',
        })
      : t(`user.first.${key}.help`);
  return (
    <section aria-label={lead}>
      <p className={styles.lead}>{lead}</p>
      <ol className={styles.steps}>
        {steps.map((key, index) => (
          <li key={key} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h2>{t(`user.first.${key}.title`)}</h2>
              <p>
                <WrittenText>{help(key)}</WrittenText>
              </p>
            </div>
            {isDone(key) ? (
              <Tag icon="check" tone="success">
                {t('kit.status.section.done.label')}
              </Tag>
            ) : isUnderWay(key) ? (
              <Tag icon="clock" tone="info">
                {t('kit.status.certification.pending.label')}
              </Tag>
            ) : (
              <ButtonLink to={PLACES[key]} look={key === next ? 'primary' : 'plain'}>
                {t(`user.first.${key}.action`)}
              </ButtonLink>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
