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

const LIST = '/notification';

/** Notices as a plain list, title over date. */
export function NewsList({ rows, fault }: Props) {
  const t = useText();
  return (
    <HomeSection
      title={t('home.news.list.title')}
      all={{ to: LIST, text: t('home.news.list.action') }}
      rows={rows}
      fault={fault}
      empty={t('home.notice.none.empty')}
    >
      <ul>
        {rows?.map((row) => (
          <li key={row.id} className={styles.row}>
            <h3>
              <Anchor to={`${LIST}/${row.id}`}>{row.title}</Anchor>
            </h3>
            <p className={styles.meta}>
              <span>{row.topic}</span>
              <time dateTime={row.publishAt}>{formatDate(row.publishAt)}</time>
            </p>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
