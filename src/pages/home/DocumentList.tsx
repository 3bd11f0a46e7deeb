import type { ContentRow } from '@contract/content';
import { Anchor } from '@/components/Anchor';
import { useTimeText } from '@/i18n/useTimeText';
import { PinnedTag } from '@/pages/parts/PinnedTag';
import styles from './DocumentList.module.css';

interface Props {
  rows: readonly ContentRow[] | undefined;
  /** Path of the list; a document's address is this path and its id. */
  list: string;
  /** What stands beside the date: topic, or document number. */
  note: (row: ContentRow) => string | null;
}

/** Notices or policies as a plain list, title over date. */
export function DocumentList({ rows, list, note }: Props) {
  const time = useTimeText();
  return (
    <ul>
      {rows?.map((row) => (
        <li key={row.id} className={styles.row}>
          <h3>
            <Anchor to={`${list}/${row.id}`}>{row.title}</Anchor>
          </h3>
          <p className={styles.meta}>
            <span className={styles.note}>
              {row.pinned && <PinnedTag />}
              <span>{note(row)}</span>
            </span>
            <time dateTime={row.publishAt}>{time.date(row.publishAt)}</time>
          </p>
        </li>
      ))}
    </ul>
  );
}
