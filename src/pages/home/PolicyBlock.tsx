import type { ContentRow } from '@contract/content';
import { Anchor } from '@/components/Anchor';
import { useText } from '@/i18n/useText';
import { formatDate } from '@/utils/format-time';
import { type Fault, HomeSection } from './HomeSection';
import styles from './PolicyBlock.module.css';

interface Props {
  rows: readonly ContentRow[] | undefined;
  fault: Fault | undefined;
}

const LIST = '/policyDoc';

/** Policies with their number and date. */
export function PolicyBlock({ rows, fault }: Props) {
  const t = useText();
  const all = { to: LIST, text: t('home.policy.all.action') };
  return (
    <HomeSection
      title={t('home.policy.self.title')}
      all={all}
      rows={rows}
      fault={fault}
      empty={t('home.policy.none.empty')}
    >
      <ul>
        {rows?.map((row) => (
          <li key={row.id} className={styles.row}>
            <h3>
              <Anchor to={`${LIST}/${row.id}`}>{row.title}</Anchor>
            </h3>
            <p className={styles.meta}>
              <span>{row.docNo}</span>
              <time dateTime={row.publishAt}>{formatDate(row.publishAt)}</time>
            </p>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
