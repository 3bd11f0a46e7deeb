import { REQUEST_STATUS } from '@contract/learning-choices';
import { useState } from 'react';
import { Anchor } from '@/components/Anchor';
import { Button } from '@/components/Button';
import { StatusTag } from '@/components/StatusTag';
import { WrittenText } from '@/components/WrittenText';
import { useAction } from '@/hooks/useAction';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { ReasonForm } from '@/pages/learning/parts/ReasonForm';
import { REQUEST_LOOKS } from '@/pages/learning/parts/request-looks';
import { spacePath } from '@/pages/parts/learning/space-address';
import { type RequestCase, submitDecision } from '@/services/learning';
import { isFinal } from '@/utils/request-error';
import styles from './requests.module.css';

interface Props {
  request: RequestCase;
  /** Called with the message to show. */
  onDone: (words: string) => void;
  /** Called with the current request if it was decided or withdrawn in the meantime. */
  onMoved: (standing: RequestCase) => void;
}

/** A request to join: person, role and date; accepted at once or refused with a reason. */
export function RequestRow({ request, onDone, onMoved }: Props) {
  const t = useText();
  const time = useTimeText();
  const act = useAction();
  const [refusing, setRefusing] = useState(false);
  const { id, version, person, person_unit, kind, space_id, title, role, status, reason } = request;
  const decide = async (accept: boolean, words: string | null): Promise<boolean> => {
    const done = await act.run(
      () => submitDecision(id, { accept, reason: words, version }),
      (standing) => onMoved(standing as RequestCase),
    );
    if (done)
      onDone(t(accept ? 'learning.requests.accept.success' : 'learning.requests.refuse.success', { person }));
    return done;
  };
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <h2 className={styles.name}>{person}</h2>
        <p className={styles.meta}>
          {person_unit && <span>{person_unit}</span>}
          <span>
            {t(
              request.certified ? 'learning.requests.certified.label' : 'learning.requests.uncertified.label',
            )}
          </span>
          {request.professional_certified && <span>{t('learning.requests.professional.label')}</span>}
        </p>
        <p>
          {t('learning.requests.asks.label', { role: t(`learning.role.${role}.label`) })}{' '}
          <Anchor to={spacePath(kind, space_id)}>{title}</Anchor>
        </p>
        <p className={styles.meta}>{time.dateTime(request.create_time)}</p>
        {reason && (
          <p>
            <WrittenText>{t('learning.request.reason.label', { reason })}</WrittenText>
          </p>
        )}
        {act.fault && (
          <p className={styles.fault} role="alert">
            {act.fault}
          </p>
        )}
      </div>
      {status === REQUEST_STATUS.waiting ? (
        !refusing && (
          <div className={styles.acts}>
            <Button size="small" icon="check" busy={act.busy} onClick={() => void decide(true, null)}>
              {t('learning.requests.accept.action')}
            </Button>
            <Button look="text" size="small" onClick={() => setRefusing(true)}>
              {t('learning.requests.refuse.action')}
            </Button>
          </div>
        )
      ) : (
        <StatusTag kind="joining" status={REQUEST_LOOKS[status] ?? 'cancelled'} />
      )}
      {refusing && status === REQUEST_STATUS.waiting && (
        <div className={styles.refuse}>
          <ReasonForm
            form={`refuse-${id}`}
            label={t('learning.requests.reason.label')}
            help={t('learning.requests.reason.help', { person })}
            submitText={t('learning.requests.refuse.action')}
            busy={act.busy}
            isOver={isFinal(act.refusal)}
            onSubmit={(words) => decide(false, words)}
            onCancel={() => setRefusing(false)}
          />
        </div>
      )}
    </li>
  );
}
