import { REQUEST_STATUS } from '@contract/learning-choices';
import { ButtonLink } from '@/components/Button';
import { useList } from '@/i18n/useList';
import { useText } from '@/i18n/useText';
import { RequestCard } from '@/pages/learning/parts/RequestCard';
import type { Space } from '@/services/learning';
import styles from './detail.module.css';
import { LeaveButton } from './LeaveButton';
import { WayIn } from './WayIn';

interface Props {
  space: Space;
  onReload: () => void;
  onChange: (space: Space) => void;
}

/** The reader's role here, and the next step. */
export function StandingBox({ space, onReload, onChange }: Props) {
  const t = useText();
  const join = useList();
  const { kind, standing } = space;
  const roles = standing?.roles ?? [];
  const waiting = standing?.requests.find(({ status }) => status === REQUEST_STATUS.waiting);
  const latest = standing?.requests[0];
  const shown =
    waiting ?? (latest?.status === REQUEST_STATUS.refused && roles.length === 0 ? latest : undefined);
  return (
    <section className={styles.box} aria-labelledby="standing">
      <h2 id="standing">
        {t(roles.length > 0 ? 'learning.standing.mine.title' : `learning.standing.${kind}.title`)}
      </h2>
      {roles.length > 0 && (
        <p className={styles.roles}>
          {join(roles.map((role) => t(`learning.role.${role}.label`)))}
          {standing?.class_name && <span className={styles.meta}>{standing.class_name}</span>}
        </p>
      )}
      {shown && <RequestCard request={shown} titled={false} onChange={onReload} />}
      {standing?.may_decide && standing.waiting_count > 0 && (
        <ButtonLink to="/learning/requests" look="primary">
          {t('learning.standing.decide.action', { n: standing.waiting_count })}
        </ButtonLink>
      )}
      {roles.length === 0 && !waiting && <WayIn space={space} />}
      {roles.length > 0 && !standing?.may_edit && <LeaveButton space={space} onChange={onChange} />}
    </section>
  );
}
