import type { Application } from '@contract/apply';
import { Banner } from '@/components/Banner';
import { ButtonLink } from '@/components/Button';
import type { MessageId } from '@/i18n/message-id';
import { useText } from '@/i18n/useText';
import styles from './ConditionNote.module.css';
import { CERTIFICATION_CENTRE, isWaiting } from './condition';

interface Props {
  application: Application;
  /** The reader is the application's leader. */
  isMine: boolean;
}

const ACTIONS = {
  none: 'user.todo.certify.action',
  pending: 'application.condition.see.action',
  refused: 'application.condition.mend.action',
} as const satisfies Record<NonNullable<Application['condition']>, MessageId>;

/**
 * 以认证通过为条件: submitted in time, still waiting for certification. Tells the leader how to get it, and the unit what it
 * may do.
 */
export function ConditionNote({ application, isMine }: Props) {
  const t = useText();
  const { condition } = application;
  if (condition === null) return null;
  const done = isWaiting(application);
  const unit = t(done ? 'application.condition.endorsed.help' : 'application.condition.unit.help');
  return (
    <div className={styles.note}>
      <Banner
        tone="warning"
        action={
          isMine && (
            <ButtonLink size="small" to={CERTIFICATION_CENTRE}>
              {t(ACTIONS[condition])}
            </ButtonLink>
          )
        }
      >
        <p>
          <b>{t('application.condition.self.title')}</b>
        </p>
        <p>{isMine ? t(`application.condition.${condition}.help`) : unit}</p>
        {isMine && done && <p>{t('application.condition.stamped.help')}</p>}
      </Banner>
    </div>
  );
}
