import { useEffect, useRef } from 'react';
import { Anchor } from '@/components/Anchor';
import { Button } from '@/components/Button';
import { WrittenText } from '@/components/WrittenText';
import { type Notice, useNoticeList } from '@/hooks/useNoticeList';
import { failureText } from '@/i18n/failure-text';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { useWords } from '@/i18n/useWords';
import styles from './NoticeList.module.css';

interface Props {
  onOpen: (notice: Notice) => void;
  /** Called with the id of the newest notice shown. */
  onShown: (id: number) => void;
}

/** All notices, newest first; older ones come as the end of the list comes near, or by a button. */
export default function NoticeList({ onOpen, onShown }: Props) {
  const t = useText();
  const time = useTimeText();
  const say = useWords();
  const box = useRef<HTMLDivElement>(null);
  const { list, total, loading, isComplete, error, loadMore } = useNoticeList(box);
  const titleOf = ({ words, title }: Notice): string => (words ? say(words.title) : title);
  const newest = list[0]?.id;
  useEffect(() => {
    if (newest) onShown(newest);
  }, [newest, onShown]);
  return (
    <div ref={box} className={styles.box} aria-busy={loading}>
      {total === 0 && <p className={styles.none}>{t('shell.notice.none.empty')}</p>}
      <ul className={styles.list}>
        {list.map((notice) => (
          <li key={notice.id} className={notice.read ? styles.read : undefined}>
            {notice.link ? (
              <Anchor to={notice.link} onClick={() => onOpen(notice)}>
                {titleOf(notice)}
              </Anchor>
            ) : (
              // A notice without a page to open: pressing it only marks it as read.
              <button type="button" onClick={() => onOpen(notice)}>
                {titleOf(notice)}
              </button>
            )}
            {notice.body && (
              <p dir="auto">
                <WrittenText>{notice.words ? say(notice.words.body) : notice.body}</WrittenText>
              </p>
            )}
            <p>
              <time dateTime={notice.createTime}>{time.dateTime(notice.createTime)}</time>
            </p>
          </li>
        ))}
      </ul>
      {error && <p role="alert">{failureText(t, error)}</p>}
      {!isComplete && (
        <Button look="text" size="small" block busy={loading} onClick={loadMore}>
          {t('shell.notice.older.action')}
        </Button>
      )}
    </div>
  );
}
