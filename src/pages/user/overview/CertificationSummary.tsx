import { Anchor } from '@/components/Anchor';
import { StatusTag } from '@/components/StatusTag';
import { useText } from '@/i18n/useText';
import { stateOf } from '@/pages/user/parts/certification-state';
import { UnitTag } from '@/pages/user/parts/UnitTag';
import type { Registration } from '@/pages/user/parts/unit-registration';
import type { BasicInfo } from '@/services/account';
import styles from './aside-list.module.css';

interface Props {
  info: BasicInfo;
  registration: Registration | null | undefined;
}

/** The state of the certifications; each row links to its panel. */
export function CertificationSummary({ info, registration }: Props) {
  const t = useText();
  return (
    <section>
      <h2>{t('user.certification.self.title')}</h2>
      <ul className={styles.list}>
        <li>
          <Anchor to="/user?tab=certification" className={styles.row}>
            {t('certification.kind.real_name.label')}
            <StatusTag kind="certification" status={stateOf(info.authentication)} />
          </Anchor>
        </li>
        <li>
          <Anchor to="/user?tab=certification&kind=professional" className={styles.row}>
            {t('certification.kind.professional.label')}
            <StatusTag kind="certification" status={stateOf(info.professional_certification)} />
          </Anchor>
        </li>
        <li>
          <Anchor to="/user?tab=certification&kind=unit" className={styles.row}>
            {t('certification.kind.unit.label')}
            <UnitTag info={info} registration={registration} />
          </Anchor>
        </li>
      </ul>
    </section>
  );
}
