import { Navigate, useParams } from '@umijs/max';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { useLoad } from '@/hooks/useLoad';
import { usePageTitle } from '@/hooks/usePageTitle';
import { useSession } from '@/hooks/useSession';
import { useText } from '@/i18n/useText';
import { detailPath, formPath } from '@/pages/demand/parts/demand-path';
import { createDemand, fetchOwnDemand } from '@/services/demand';
import { newIdempotencyKey } from '@/utils/idempotency-key';
import { isNowhere } from '@/utils/is-missing';
import { DemandForm } from './DemandForm';

const NEW = 'new';
const load = (id: string | undefined) =>
  id === NEW ? createDemand(newIdempotencyKey()) : fetchOwnDemand(Number(id));

/** A demand of one's own: written while it may be, read-only later. `new` begins one; others get the public page. */
export default function DemandFormPage() {
  const t = useText();
  const { id } = useParams();
  const { user } = useSession();
  const { data, error, reload, set } = useLoad(() => load(id), { refreshDeps: [id] });
  usePageTitle(data ? data.draft.title || t('demand.form.untitled.label') : null);
  if (id !== NEW && isNowhere(error)) return <Navigate to={detailPath(Number(id))} replace />;
  if (error) return <ErrorState page={t('demand.form.self.title')} error={error} onRetry={reload} />;
  if (!data || !user) return <LoadingSkeleton shape="detail" count={6} />;
  if (!data.mine) return <Navigate to={detailPath(data.id)} replace />;
  if (id === NEW) return <Navigate to={formPath(data.id)} replace />;
  return <DemandForm key={`${data.id}-${data.status}`} demand={data} userId={user.userId} onMoved={set} />;
}
