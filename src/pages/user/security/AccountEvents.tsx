import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { LoadedBlock } from '@/pages/user/parts/LoadedBlock';
import { fetchUserHome } from '@/services/account';
import { EVENT_LABELS } from './event-labels';
import styles from './row-list.module.css';

/** 最近的账号操作: recent actions on this account, so that the owner notices a stranger's. */
export function AccountEvents() {
  const t = useText();
  const time = useTimeText();
  const home = useLoad(fetchUserHome);
  return (
    <section aria-labelledby="events-title">
      <h2 id="events-title">{t('settings.events.self.title')}</h2>
      <LoadedBlock from={home}>
        {({ events }) => (
          <ul className={styles.rows}>
            {events.map(({ action, outcome, ip, time: at }) => (
              <li key={`${at} ${action}`}>
                <span>
                  <b>{t(EVENT_LABELS[action] ?? 'settings.event.other.label')}</b>
                  <small>
                    <bdi>{ip}</bdi> {outcome === 'ok' ? '' : t('settings.event.refused.label')}
                  </small>
                </span>
                <time dateTime={at}>{time.dateTime(at)}</time>
              </li>
            ))}
          </ul>
        )}
      </LoadedBlock>
    </section>
  );
}
