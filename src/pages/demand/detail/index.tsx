import { idInAddress } from '@contract/rules/number-in-address';
import { Navigate, useParams } from '@umijs/max';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { useLoad } from '@/hooks/useLoad';
import { usePageTitle } from '@/hooks/usePageTitle';
import { useText } from '@/i18n/useText';
import { fetchDemand } from '@/services/demand';
import { isNowhere } from '@/utils/is-missing';
import { RequestError } from '@/utils/request-error';
import { ClosedDemand } from './ClosedDemand';
import { DemandPage } from './DemandPage';

const isClosed = (error: Error): boolean =>
  error instanceof RequestError && error.failure.errorCode === 'demand.closed';

/** One demand in full, visible to everybody; only the contact details depend on the reader. */
export default function DemandDetailPage() {
  const t = useText();
  const id = idInAddress(useParams().id);
  const { data, error, reload } = useLoad(() => fetchDemand(id, 'page'), {
    about: id,
    answers: (reason) => isNowhere(reason) || isClosed(reason),
  });
  usePageTitle(data?.title ?? null);
  if (error && isNowhere(error)) return <Navigate to="/404" replace />;
  if (error && isClosed(error)) return <ClosedDemand key={id} id={id} />;
  if (error) return <ErrorState page={t('demand.detail.self.title')} error={error} onRetry={reload} />;
  if (!data) return <LoadingSkeleton page={t('demand.detail.self.title')} shape="rows" count={6} />;
  return <DemandPage key={data.id} demand={data} onChanged={reload} />;
}
