import { Banner } from '@/components/Banner';
import { Button } from '@/components/Button';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { AdminPage } from '@/pages/admin/parts/AdminPage';
import { fetchPlatformHealth } from '@/services/admin-system';
import { Faults } from './Faults';
import { Findings } from './Findings';
import { Jobs } from './Jobs';

/** 运行状况: what monitoring measures, said in sentences, with what to do. */
export default function HealthPage() {
  const t = useText();
  const time = useTimeText();
  const { data, error, loading, reload } = useLoad(fetchPlatformHealth);
  const n = data?.findings.filter(({ state }) => state !== 'fine').length ?? 0;
  return (
    <AdminPage title={t('admin.health.page.title')} lead={t('admin.health.page.help')}>
      {error && !data && <ErrorState error={error} onRetry={reload} retrying={loading} />}
      {!error && !data && <LoadingSkeleton count={4} />}
      {data && (
        <>
          <Banner
            tone={n > 0 ? 'warning' : 'info'}
            action={
              <Button size="small" onClick={reload} busy={loading}>
                {t('admin.health.again.action')}
              </Button>
            }
          >
            <span role="status">
              {t(n > 0 ? 'admin.health.problems.label' : 'admin.health.allFine.label', {
                n,
                time: time.dateTime(data.at),
              })}
            </span>
          </Banner>
          <Findings findings={data.findings} />
          {data.faults.length > 0 && <Faults faults={data.faults} />}
          <Jobs jobs={data.jobs} />
        </>
      )}
    </AdminPage>
  );
}
