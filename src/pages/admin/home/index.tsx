import { useAccess } from '@umijs/max';
import { EmptyState } from '@/components/EmptyState';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { useLoad } from '@/hooks/useLoad';
import { usePeriods } from '@/hooks/usePeriods';
import { useText } from '@/i18n/useText';
import { AdminPage } from '@/pages/admin/parts/AdminPage';
import { listAdminTodos } from '@/services/admin-apply';
import { serviceNow } from '@/utils/service-clock';
import styles from './home.module.css';
import { LastActs } from './LastActs';
import { PeriodPanel } from './PeriodPanel';
import { QueueTable } from './QueueTable';

/** 工作台: what waits for this person and for how long, how the period is going, and recent decisions. */
export default function AdminHomePage() {
  const t = useText();
  const { may } = useAccess();
  const { data, error, loading, reload } = useLoad(() => listAdminTodos(), { refreshOnWindowFocus: true });
  const { periods = [] } = usePeriods();
  const now = serviceNow();
  const waiting = data?.filter(({ count }) => count > 0);
  return (
    <AdminPage title={t('admin.home.page.title')} lead={t('admin.home.page.help')}>
      <div data-page-loading={data || error ? undefined : ''}>
        {error && !data && <ErrorState error={error} onRetry={reload} retrying={loading} />}
        {!error && !data && <LoadingSkeleton count={4} />}
        {waiting?.length === 0 && <EmptyState title={t('admin.home.none.empty')} />}
        {waiting && waiting.length > 0 && <QueueTable queues={waiting} now={now} />}
      </div>
      {/* These panels load at once but appear only after the queues above, so that nothing pushes them down. */}
      <div className={styles.panels} hidden={!data && !error}>
        {may('cms:apply:list') && <PeriodPanel periods={periods} now={now} />}
        <LastActs />
      </div>
    </AdminPage>
  );
}
