import type { JoinRequest } from '@contract/learning';
import { Anchor } from '@/components/Anchor';
import { Button } from '@/components/Button';
import { StatusTag } from '@/components/StatusTag';
import { WrittenText } from '@/components/WrittenText';
import { useAction } from '@/hooks/useAction';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { spacePath } from '@/pages/parts/learning/space-address';
import { cancelRequest } from '@/services/learning';
import styles from './RequestCard.module.css';
import { REQUEST_LOOKS } from './request-looks';

interface Props {
  request: JoinRequest;
  /** False if the page's heading already names the course or project. */
  titled?: boolean;
  onChange: () => void;
}

/** One of the reader's requests: its target, state and next step. It can be withdrawn while waiting. */
export function RequestCard({ request, titled = true, onChange }: Props) {
  const t = useText();
  const time = useTimeText();
  const act = useAction();
  const { id, kind, space_id, title, role, reason, create_time, decide_time } = request;
  const look = REQUEST_LOOKS[request.status] ?? 'cancelled';
  const asked = t('learning.request.asked.label', {
    role: t(`learning.role.${role}.label`),
    time: time.dateTime(create_time),
  });
  return (
    <article className={styles.card} data-look={look}>
      <p className={styles.top} aria-live="polite">
        <StatusTag kind="joining" status={look} />
        <span>{asked}</span>
      </p>
      {titled && (
        <h3 className={styles.title}>
          <Anchor to={spacePath(kind, space_id)}>{title}</Anchor>
        </h3>
      )}
      {look === 'waiting' && <p>{t(`learning.request.${kind}.help`)}</p>}
      {look === 'refused' && (
        <p>
          <WrittenText>{t('learning.request.reason.label', { reason: reason ?? '' })}</WrittenText>
        </p>
      )}
      {decide_time && (
        <p className={styles.meta}>
          {t('learning.request.decided.label', { time: time.dateTime(decide_time) })}
        </p>
      )}
      {act.fault && (
        <p className={styles.fault} role="alert">
          {act.fault}
        </p>
      )}
      {look === 'waiting' && (
        <Button
          size="small"
          busy={act.busy}
          onClick={async () => {
            await act.run(() => cancelRequest(id));
            onChange();
          }}
        >
          {t('learning.request.cancel.action')}
        </Button>
      )}
    </article>
  );
}
