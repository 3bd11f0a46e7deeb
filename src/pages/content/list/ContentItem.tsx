import type { ContentRow } from '@contract/content';
import { beijingDay } from '@contract/rules/beijing-time';
import { Anchor } from '@/components/Anchor';
import { FoundText } from '@/components/FoundText';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { PinnedTag } from '@/pages/parts/PinnedTag';
import styles from './ContentItem.module.css';

interface Props {
  row: ContentRow;
  to: string;
  /** The year is shown only on the first row of each year. */
  showYear: boolean;
}

/** A notice or a policy: its day, its title, and what it is about. */
export function ContentItem({ row, to, showYear }: Props) {
  const t = useText();
  const time = useTimeText();
  const files = row.attachments.length;
  return (
    <li className={styles.item}>
      <time className={styles.date} dateTime={row.publishAt}>
        <b>{time.monthDay(row.publishAt)}</b>{' '}
        <span className={showYear ? undefined : 'vh'}>{beijingDay(row.publishAt).slice(0, 4)}</span>
      </time>
      <div className={styles.main}>
        <h2 className={styles.title}>
          <Anchor to={to}>
            <FoundText text={row.title} />
          </Anchor>
          {row.pinned && <PinnedTag />}
        </h2>
        {row.docNo && (
          <p className={styles.number}>
            <FoundText text={row.docNo} />
          </p>
        )}
        {row.summary && (
          <p className={styles.summary}>
            <bdi>
              <FoundText text={row.summary} />
            </bdi>
          </p>
        )}
      </div>
      <p className={styles.end}>
        <span>{row.topic}</span>
        {files > 0 && <span>{t('content.item.files.label', { n: files })}</span>}
      </p>
    </li>
  );
}
