import type { Application } from '@contract/apply';
import { TERMINAL } from '@contract/rules/status-machine';
import { Banner } from '@/components/Banner';
import { ReservedSpace } from '@/components/ReservedSpace';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { fetchPace } from '@/services/follow';
import styles from './follow.module.css';
import { spanText } from './span-text';

/** 通常需要 and the place in the queue, computed from real cases; nothing is shown if there are too few. */
export function PaceLine({
  application: { id, status, version },
}: {
  application: Pick<Application, 'id' | 'status' | 'version'>;
}) {
  const t = useText();
  // A returned application waits for its owner, for whom the time others took means nothing.
  const silent = TERMINAL.includes(status) || status === 'returned';
  const { data, loading } = useLoad(async () => (silent ? undefined : fetchPace(id)), {
    about: id,
    question: silent,
    refreshDeps: [status, version],
  });
  if (!data) return <ReservedSpace loading={loading} />;
  const { basis, medianDays, mostDays, count, queue, unattended } = data;
  // Nobody handles this queue, so a usual time would be a false promise.
  if (unattended) return <Banner tone="warning">{t('life.unattended.self.help')}</Banner>;
  return (
    <>
      {basis && medianDays !== null && mostDays !== null && count !== null && (
        <p className={styles.pace}>
          {t(`life.pace.${basis}.help`, {
            median: spanText(t, medianDays),
            most: spanText(t, mostDays),
            count,
          })}
        </p>
      )}
      {queue && <p className={styles.pace}>{t(`life.queue.${queue}.help`)}</p>}
    </>
  );
}
