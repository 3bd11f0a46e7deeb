import { Link } from '@umijs/max';
import { StatusTag } from '@/components/StatusTag';
import { useText } from '@/i18n/useText';
import { stateOf } from '@/pages/user/parts/certification-state';
import { UnitTag } from '@/pages/user/parts/UnitTag';
import { type Registration, registrationState } from '@/pages/user/parts/unit-registration';
import type { BasicInfo } from '@/services/account';
import styles from './CertificationStates.module.css';
import { KINDS, type Kind } from './certification-kinds';

interface Props {
  info: BasicInfo;
  registration: Registration | null | undefined;
  current: Kind;
}

/** The three states side by side; each links to its panel. */
export function CertificationStates({ info, registration, current }: Props) {
  const t = useText();
  const facts: Record<Kind, string | null> = {
    real_name: info.authentication === 'certified' ? info.name : null,
    professional: info.professional_certification === 'certified' ? info.school_name : null,
    unit: info.unit?.deptName ?? (registrationState(registration) && registration?.unitName) ?? null,
  };
  const tag = (kind: Kind) => {
    if (kind !== 'unit') {
      const state = kind === 'real_name' ? info.authentication : info.professional_certification;
      return <StatusTag kind="certification" status={stateOf(state)} />;
    }
    return <UnitTag info={info} registration={registration} />;
  };
  return (
    <nav aria-label={t('shell.account.certification.label')}>
      <ul className={styles.states}>
        {KINDS.map((kind) => (
          <li key={kind}>
            <Link
              to={`/user?tab=certification&kind=${kind}`}
              aria-current={kind === current ? 'page' : undefined}
              className={styles.state}
            >
              <b>{t(`certification.kind.${kind}.label`)}</b>
              <small>{facts[kind] ?? t(`certification.kind.${kind}.help`)}</small>
              {tag(kind)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
