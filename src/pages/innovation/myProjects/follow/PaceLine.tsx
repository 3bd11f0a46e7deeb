import type { Application } from '@contract/apply';
import { TERMINAL } from '@contract/rules/status-machine';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { fetchPace } from '@/services/follow';
import styles from './follow.module.css';
import { spanText } from './span-text';

/** 通常需要: counted from what really happened to others. Where too few are known, nothing is said. */
export function PaceLine({
  application: { id, status },
}: {
  application: Pick<Application, 'id' | 'status'>;
}) {
  const t = useText();
  // A form that was sent back waits for its owner: how long others took says nothing to them.
  const silent = TERMINAL.includes(status) || status === 'returned';
  const { data } = useLoad(async () => (silent ? undefined : fetchPace(id)), { refreshDeps: [id, status] });
  if (!data || data.medianDays === null || data.mostDays === null) return null;
  return (
    <p className={styles.pace}>
      {t('life.follow.pace.help', {
        median: spanText(t, data.medianDays),
        most: spanText(t, data.mostDays),
        count: data.count,
      })}
    </p>
  );
}
