import { Anchor } from '@/components/Anchor';
import { StatusTag } from '@/components/StatusTag';
import { Tag } from '@/components/Tag';
import { useText } from '@/i18n/useText';
import { stateOf } from '@/pages/user/parts/certification-state';
import type { BasicInfo } from '@/services/account';
import styles from './aside-list.module.css';

/** Where the certifications stand; each row leads to its panel. */
export function CertificationSummary({ info }: { info: BasicInfo }) {
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
            {info.unit ? (
              <Tag tone="success" icon="check">
                {t('certification.unit.joined.label')}
              </Tag>
            ) : (
              <Tag icon="circle">{t('certification.unit.none.label')}</Tag>
            )}
          </Anchor>
        </li>
      </ul>
    </section>
  );
}
