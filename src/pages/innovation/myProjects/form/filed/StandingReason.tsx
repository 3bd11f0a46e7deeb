import type { Application } from '@contract/apply';
import { standingReason } from '@contract/rules/standing-reason';
import { WrittenText } from '@/components/WrittenText';
import { useApplicationEvents } from '@/hooks/useApplicationEvents';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import styles from './FiledPage.module.css';

/** Number of events loaded: enough to contain the last transition, since other events are few. */
const MOST = 20;

/** The reason for the current status in the words of whoever decided; nothing if no reason was given. */
export function StandingReason({
  application: { id, version, status },
}: {
  application: Pick<Application, 'id' | 'version' | 'status'>;
}) {
  const t = useText();
  const say = useWords();
  const { data } = useApplicationEvents(id, version, MOST);
  const told = standingReason(data?.list ?? [], status);
  if (!told) return null;
  return (
    <div className={styles.why}>
      <dt>{t(status === 'returned' ? 'life.return.reason.label' : 'application.now.reason.label')}</dt>
      <dd>
        {told.reason ? (
          <bdi>
            <WrittenText>{told.reason}</WrittenText>
          </bdi>
        ) : (
          t('application.now.expired.label')
        )}
        {told.reason && <small>{say(told.actorWord)}</small>}
      </dd>
    </div>
  );
}
