import { Banner } from '@/components/Banner';
import { ButtonLink } from '@/components/Button';
import { ReservedSpace } from '@/components/ReservedSpace';
import { FOCUS_REFRESH_THROTTLE_MS } from '@/constants/requests';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { listAskedToLead } from '@/services/project-change';
import { leadPath } from './application-paths';
import styles from './WaitingInvitations.module.css';

/** Projects that the reader is asked to lead, above the own ones. */
export function WaitingLeads() {
  const t = useText();
  const { data = [], loading } = useLoad(listAskedToLead, {
    refreshOnWindowFocus: true,
    focusTimespan: FOCUS_REFRESH_THROTTLE_MS,
  });
  if (data.length === 0) return <ReservedSpace loading={loading} />;
  return (
    <ul className={styles.list} aria-label={t('change.waiting.list.label')}>
      {data.map(({ applicationId, title, leaderName }) => (
        <li key={applicationId}>
          <Banner
            action={
              <ButtonLink size="small" to={leadPath(applicationId)}>
                {t('change.waiting.self.action')}
              </ButtonLink>
            }
          >
            {t('change.waiting.self.label', { name: leaderName, title })}
          </Banner>
        </li>
      ))}
    </ul>
  );
}
