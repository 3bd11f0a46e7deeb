import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { AdminPage } from '@/pages/admin/parts/AdminPage';
import { fetchSecurityState } from '@/services/admin-system';
import { Controls } from './Controls';
import { Proofs } from './Proofs';
import { Refusals } from './Refusals';

/** 安全状况: the platform's protections, the latest proofs, and refused attempts. */
export default function SecurityPage() {
  const t = useText();
  const { data, error, loading, reload } = useLoad(fetchSecurityState);
  return (
    <AdminPage title={t('admin.security.page.title')} lead={t('admin.security.page.help')}>
      {error && !data && <ErrorState error={error} onRetry={reload} retrying={loading} />}
      {!error && !data && <LoadingSkeleton count={4} />}
      {data && (
        <>
          <Proofs state={data} />
          <Controls controls={data.controls} />
          <Refusals refusals={data.refusals} />
        </>
      )}
    </AdminPage>
  );
}
