import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import styles from '@/pages/innovation/myProjects/parts/asked.module.css';
import { useTaskText } from '@/pages/innovation/myProjects/parts/useTaskText';
import type { fetchInvitation } from '@/services/helper';

type Invitation = Awaited<ReturnType<typeof fetchInvitation>>;

/** Who invites, for which period, what to do, and until when. */
export function InvitationFacts({ invitation }: { invitation: Invitation }) {
  const t = useText();
  const time = useTimeText();
  const taskText = useTaskText();
  const { leaderName, periodName, role, expireTime, obstacle } = invitation;
  return (
    <dl className={styles.facts}>
      <dt>{t('people.role.leader.label')}</dt>
      <dd>{leaderName}</dd>
      <dt>{t('people.join.period.label')}</dt>
      <dd>{periodName}</dd>
      <dt>{t('people.join.role.label')}</dt>
      <dd>{t(`people.role.${role}.label`)}</dd>
      <dt>{t('people.join.task.label')}</dt>
      <dd>{taskText(invitation)}</dd>
      {!obstacle && (
        <>
          <dt>{t('people.join.until.label')}</dt>
          <dd>{time.dateTime(expireTime)}</dd>
        </>
      )}
    </dl>
  );
}
