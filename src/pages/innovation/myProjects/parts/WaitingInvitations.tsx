import { Banner } from '@/components/Banner';
import { ButtonLink } from '@/components/Button';
import { ReservedSpace } from '@/components/ReservedSpace';
import { FOCUS_REFRESH_THROTTLE_MS } from '@/constants/requests';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { listWaitingInvitations } from '@/services/helper';
import { invitedAddress } from './application-paths';
import styles from './WaitingInvitations.module.css';

/**
 * Invitations to write or read somebody else's application, shown above the own ones; otherwise they would expire
 * unnoticed.
 */
export function WaitingInvitations() {
  const t = useText();
  const time = useTimeText();
  const { data = [], loading } = useLoad(listWaitingInvitations, {
    refreshOnWindowFocus: true,
    focusTimespan: FOCUS_REFRESH_THROTTLE_MS,
  });
  if (data.length === 0) return <ReservedSpace loading={loading} />;
  return (
    <ul className={styles.list} aria-label={t('people.waiting.list.label')}>
      {data.map(({ code, title, leaderName, role, expireTime }) => (
        <li key={code}>
          <Banner
            action={
              <ButtonLink size="small" to={invitedAddress(code)}>
                {t('people.waiting.self.action')}
              </ButtonLink>
            }
          >
            {t(`people.waiting.${role}.label`, {
              name: leaderName,
              title: title || t('projects.card.untitled.label'),
              time: time.dateTime(expireTime),
            })}
          </Banner>
        </li>
      ))}
    </ul>
  );
}
