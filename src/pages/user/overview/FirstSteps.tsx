import { ButtonLink } from '@/components/Button';
import { Tag } from '@/components/Tag';
import { useText } from '@/i18n/useText';
import type { BasicInfo } from '@/services/account';
import styles from './FirstSteps.module.css';

const STEPS = [
  { key: 'name', to: '/user?tab=certification' },
  { key: 'unit', to: '/user?tab=certification&kind=unit' },
  { key: 'apply', to: '/innovation/myProjects/new' },
] as const;
type Step = (typeof STEPS)[number]['key'];

/** 首次使用: what a new account does first, in this order. */
export function FirstSteps({ info }: { info: BasicInfo }) {
  const t = useText();
  const isDone = (key: Step): boolean =>
    key === 'name' ? info.authentication === 'certified' : key === 'unit' && info.unit !== null;
  const isUnderWay = (key: Step): boolean => key === 'name' && info.authentication === 'applying';
  const next = STEPS.find(({ key }) => !isDone(key) && !isUnderWay(key))?.key;
  return (
    <section aria-label={t('user.first.self.title')}>
      <p className={styles.lead}>{t('user.first.self.title')}</p>
      <ol className={styles.steps}>
        {STEPS.map(({ key, to }, index) => (
          <li key={key} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h2>{t(`user.first.${key}.title`)}</h2>
              <p>{t(`user.first.${key}.help`)}</p>
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
              <ButtonLink to={to} look={key === next ? 'primary' : 'plain'}>
                {t(`user.first.${key}.action`)}
              </ButtonLink>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
