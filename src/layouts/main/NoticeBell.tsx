import { useState } from 'react';
import { Button } from '@/components/Button';
import { Icon } from '@/components/Icon';
import { LazyPart } from '@/components/LazyPart';
import { useNotices } from '@/hooks/useNotices';
import { useText } from '@/i18n/useText';
import { Disclosure } from './Disclosure';
import styles from './NoticeBell.module.css';

/** Visitors have no notices and few visits open the list, so it is loaded on demand. */
const loadNoticeList = () => import('./NoticeList');

const MANY = 99;

/** News for the signed-in person: how many, which, and where they lead. */
export function NoticeBell() {
  const t = useText();
  const { unread, fault, read, readAll } = useNotices();
  /** Id of the newest notice in the open list; `round` counts how often the list was loaded again. */
  const [newest, setNewest] = useState<number | null>(null);
  const [round, setRound] = useState(0);
  const count = unread > MANY ? `${MANY}+` : String(unread);
  const label = unread > 0 ? t('shell.notice.unread.label', { n: count }) : t('shell.notice.self.label');
  const sign = (
    <span className={styles.sign}>
      <Icon name="bell" size={20} />
      {unread > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      )}
    </span>
  );
  return (
    <Disclosure align="end" label={label} button={sign}>
      {(close) => (
        <section className={styles.panel} aria-label={t('shell.notice.self.label')}>
          <div className={styles.head}>
            <h2>{t('shell.notice.self.label')}</h2>
            {unread > 0 && newest && (
              <Button
                look="text"
                size="small"
                onClick={() => void readAll(newest).then(() => setRound(round + 1))}
              >
                {t('shell.notice.readAll.action')}
              </Button>
            )}
          </div>
          {fault && <p role="alert">{fault}</p>}
          {/* A new key loads the list again once everything is marked as read. */}
          <LazyPart
            key={round}
            load={loadNoticeList}
            given={{
              onShown: setNewest,
              onOpen: ({ id, read: isRead }) => {
                if (!isRead) void read(id);
                close();
              },
            }}
          />
        </section>
      )}
    </Disclosure>
  );
}
