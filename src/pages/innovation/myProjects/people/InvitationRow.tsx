import type { Invitation, People } from '@contract/helper';
import { Button } from '@/components/Button';
import { CopyLink } from '@/components/CopyLink';
import { INVITATION_LOOKS } from '@/components/record-looks';
import { Tag } from '@/components/Tag';
import { useAction } from '@/hooks/useAction';
import { failureText, statusOf } from '@/i18n/failure-text';
import { useList } from '@/i18n/useList';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { invitedAddress } from '@/pages/innovation/myProjects/parts/application-paths';
import { useTaskText } from '@/pages/innovation/myProjects/parts/useTaskText';
import { withdrawInvitation } from '@/services/helper';
import styles from './people.module.css';

interface Props {
  id: number;
  invitation: Invitation;
  onPeople: (people: People, said: string) => void;
  /** Called when the invitation was answered before it could be withdrawn; gets the service's message. */
  onAnswered: (said: string) => void;
}

/**
 * An invited person: who, until when, code and link unless it is an account, and a button to withdraw the invitation.
 */
export function InvitationRow({ id, invitation, onPeople, onAnswered }: Props) {
  const t = useText();
  const time = useTimeText();
  const join = useList();
  const taskText = useTaskText();
  const { busy, fault, run } = useAction();
  const { name, note, role, code, state, expireTime } = invitation;
  if (state === 'accepted' || state === 'withdrawn') return null;
  const whom = name ?? (note || t('people.invitation.anybody.label'));
  const takeBack = t(state === 'waiting' ? 'people.withdraw.self.action' : 'people.clear.self.action');
  const withdraw = () =>
    run(async () => {
      try {
        const people = await withdrawInvitation(id, invitation);
        onPeople(people, t('people.withdraw.self.success', { name: whom }));
      } catch (error) {
        if (statusOf(error) !== 409) throw error;
        onAnswered(failureText(t, error));
      }
    });
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.who}>
          <b>
            <bdi>{whom}</bdi>
          </b>
          <Tag {...INVITATION_LOOKS[state]}>{t(`people.invitation.${state}.label`)}</Tag>
        </p>
        <p className={styles.facts}>
          {join(
            [
              t(`people.role.${role}.label`),
              taskText(invitation),
              t('people.invitation.until.label', { time: time.dateTime(expireTime) }),
            ],
            'facts',
          )}
        </p>
        {code && name === null && (
          <>
            <p className={styles.code}>
              <bdi>{`${code.slice(0, 5)}-${code.slice(5)}`}</bdi>
            </p>
            <CopyLink
              link={`${location.origin}${invitedAddress(code)}`}
              label={t('people.invitation.copy.action')}
            />
          </>
        )}
      </div>
      <div className={styles.acts}>
        <Button
          size="small"
          look="text"
          busy={busy}
          onClick={() => void withdraw()}
          // The accessible name starts with the visible label, so that voice control finds the button.
          aria-label={join([takeBack, whom], 'facts')}
        >
          {takeBack}
        </Button>
      </div>
      {fault && (
        <p role="alert" className={`${styles.fault} ${styles.wide}`}>
          {fault}
        </p>
      )}
    </li>
  );
}
