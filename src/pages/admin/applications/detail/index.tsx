import { idInAddress } from '@contract/rules/number-in-address';
import { useParams } from '@umijs/max';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { loadDicts } from '@/hooks/useDicts';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { fetchApplication } from '@/services/apply';
import { listPeriods } from '@/services/period';
import { AdminApplicationView } from './AdminApplicationView';

const load = async (id: number) => {
  const [application, { list }, dicts] = await Promise.all([
    fetchApplication(id),
    listPeriods(),
    loadDicts(['kczx_field', 'kczx_remark_reason']),
  ]);
  return { application, dicts, period: list.find((period) => period.id === application.periodId) };
};

/** One application in the admin area. */
export default function AdminApplicationPage() {
  const t = useText();
  const id = idInAddress(useParams()['id']);
  const { data, error, loading, reload, set } = useLoad(() => load(id), { about: id });
  if (error)
    return (
      <ErrorState page={t('admin.apply.page.title')} error={error} onRetry={reload} retrying={loading} />
    );
  if (!data?.period) return <LoadingSkeleton page={t('admin.apply.page.title')} count={6} />;
  return (
    <AdminApplicationView
      application={data.application}
      period={data.period}
      dicts={data.dicts}
      onApplication={(application) => set({ ...data, application })}
      onStale={reload}
    />
  );
}
