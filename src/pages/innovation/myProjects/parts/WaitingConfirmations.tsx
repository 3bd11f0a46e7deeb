import { Banner } from '@/components/Banner';
import { ButtonLink } from '@/components/Button';
import { ReservedSpace } from '@/components/ReservedSpace';
import { FOCUS_REFRESH_THROTTLE_MS } from '@/constants/requests';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { listWaitingConfirmations } from '@/services/confirmation';
import { confirmAddress } from './application-paths';
import styles from './WaitingInvitations.module.css';

/** Projects of other people that wait for the reader's confirmation as a member; shown above the own projects. */
export function WaitingConfirmations() {
  const t = useText();
  const { data = [], loading } = useLoad(listWaitingConfirmations, {
    refreshOnWindowFocus: true,
    focusTimespan: FOCUS_REFRESH_THROTTLE_MS,
  });
  if (data.length === 0) return <ReservedSpace loading={loading} />;
  return (
    <ul className={styles.list} aria-label={t('confirmations.waiting.list.label')}>
      {data.map(({ code, title, leaderName, state }) => (
        <li key={code}>
          <Banner
            action={
              <ButtonLink size="small" to={confirmAddress(code)}>
                {t('confirmations.waiting.self.action')}
              </ButtonLink>
            }
          >
            {t(`confirmations.waiting.${state}.label`, {
              name: leaderName,
              title: title || t('projects.card.untitled.label'),
            })}
          </Banner>
        </li>
      ))}
    </ul>
  );
}
