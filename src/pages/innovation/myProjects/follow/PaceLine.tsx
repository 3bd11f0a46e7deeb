import type { Application } from '@contract/apply';
import { TERMINAL } from '@contract/rules/status-machine';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { fetchPace } from '@/services/follow';
import styles from './follow.module.css';

/** 通常需要: counted from what really happened to others. Where too few are known, nothing is said. */
export function PaceLine({
  application: { id, status },
}: {
  application: Pick<Application, 'id' | 'status'>;
}) {
  const t = useText();
  const ended = TERMINAL.includes(status);
  const { data } = useLoad(async () => (ended ? undefined : fetchPace(id)), { refreshDeps: [id, status] });
  if (!data || data.medianDays === null || data.mostDays === null) return null;
  return (
    <p className={styles.pace}>
      {t('life.follow.pace.help', {
        median: data.medianDays,
        most: data.mostDays,
        count: data.count,
      })}
    </p>
  );
}
