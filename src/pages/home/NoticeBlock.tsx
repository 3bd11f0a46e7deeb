import type { ContentRow } from '@contract/content';
import { beijingDay } from '@contract/rules/beijing-time';
import { Anchor } from '@/components/Anchor';
import { dayText } from '@/i18n/day-text';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { PinnedTag } from '@/pages/parts/PinnedTag';
import { type Fault, HomeSection } from './HomeSection';
import styles from './NoticeBlock.module.css';

interface Props {
  /** Defaults to 通知公告; set when only one kind is shown. */
  title?: string;
  rows: readonly ContentRow[] | undefined;
  fault: Fault | undefined;
}

const LIST = '/notification';
const addressOf = ({ id }: ContentRow): string => `${LIST}/${id}`;

/** The newest notice in full width, the others as rows led by their date. */
export function NoticeBlock({ title, rows, fault }: Props) {
  const t = useText();
  const time = useTimeText();
  const [first, ...others] = rows ?? [];
  const all = { to: LIST, text: t('home.notice.all.action') };
  return (
    <HomeSection
      title={title ?? t('home.notice.self.title')}
      all={all}
      rows={rows}
      fault={fault}
      empty={t('home.notice.none.empty')}
    >
      {first && (
        <article className={styles.first}>
          <time className={styles.date} dateTime={first.publishAt}>
            <b>{beijingDay(first.publishAt).slice(8)}</b>
            <span>{time.month(first.publishAt)}</span>
          </time>
          <div>
            <div className={styles.lead}>
              <h3>
                <Anchor className={styles.title} to={addressOf(first)}>
                  {first.title}
                </Anchor>
              </h3>
              {first.pinned && <PinnedTag />}
            </div>
            <p className={styles.summary}>
              <bdi>{first.summary}</bdi>
            </p>
          </div>
        </article>
      )}
      <ol>
        {others.map((row) => (
          <li key={row.id} className={styles.row}>
            <time dateTime={row.publishAt}>{dayText(time, row.publishAt)}</time>
            <Anchor className={styles.title} to={addressOf(row)}>
              {row.title}
            </Anchor>
            <span className={styles.topic}>
              {row.pinned && <PinnedTag />}
              <span>{row.topic}</span>
            </span>
          </li>
        ))}
      </ol>
    </HomeSection>
  );
}
