import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { WrittenText } from '@/components/WrittenText';
import { useApplicationEvents } from '@/hooks/useApplicationEvents';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { useWords } from '@/i18n/useWords';
import styles from './FiledPage.module.css';

const MOST = 50;

/** 动态: what happened to the application, newest first. */
export function EventTimeline({ id, version }: { id: number; version: number }) {
  const t = useText();
  const say = useWords();
  const time = useTimeText();
  const { data, error, loading, reload, nameOf } = useApplicationEvents(id, version, MOST);
  return (
    <section className={styles.timeline} aria-labelledby="timeline">
      <h2 id="timeline">{t('application.filed.events.title')}</h2>
      {error && !data && <ErrorState error={error} onRetry={reload} retrying={loading} />}
      {!error && !data && <LoadingSkeleton count={3} />}
      <ol className={styles.events}>
        {data?.list.map(({ id: eventId, event, actorWord, reason, at }) => (
          <li key={eventId}>
            <b>{nameOf(event)}</b>
            <time dateTime={at}>{time.dateTime(at)}</time> <span>{say(actorWord)}</span>
            {reason && (
              <p className={styles.reason}>
                <bdi>
                  <WrittenText>{reason}</WrittenText>
                </bdi>
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
