import { STATUS_WORDS } from '@contract/rules/status-labels';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { WrittenText } from '@/components/WrittenText';
import { useApplicationEvents } from '@/hooks/useApplicationEvents';
import { useLoad } from '@/hooks/useLoad';
import { useTimeText } from '@/i18n/useTimeText';
import { useWords } from '@/i18n/useWords';
import { fetchTold } from '@/services/follow';
import styles from './index.module.css';
import { PastTold } from './PastTold';

const MOST = 100;

/** Everything that happened to an application, newest first. */
export function Events({ id, version }: { id: number; version: number }) {
  const say = useWords();
  const time = useTimeText();
  const { data, error, loading, reload, nameOf } = useApplicationEvents(id, version, MOST);
  const told = useLoad(() => fetchTold(id), { about: id, refreshDeps: [version] });
  if (error && !data) return <ErrorState error={error} onRetry={reload} retrying={loading} />;
  if (!data) return <LoadingSkeleton count={3} />;
  return (
    <ol className={styles.events}>
      {data.list.map(({ id: key, event, to, actorWord, reason, at }) => (
        <li key={key}>
          <p>
            <b>{nameOf(event)}</b> {say(STATUS_WORDS.word(to))}
          </p>
          <p className={styles.quiet}>
            <time dateTime={at}>{time.dateTime(at)}</time> {say(actorWord)}
          </p>
          <PastTold told={told.data} eventId={key} />
          {reason && (
            <p className={styles.reason}>
              <WrittenText>{reason}</WrittenText>
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
