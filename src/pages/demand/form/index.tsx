import { idInAddress } from '@contract/rules/number-in-address';
import { Navigate } from '@umijs/max';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { NEW } from '@/draft/open-record';
import { usePageTitle } from '@/hooks/usePageTitle';
import { useText } from '@/i18n/useText';
import { detailPath } from '@/pages/demand/parts/demand-path';
import { usePosting } from '@/pages/parts/market/usePosting';
import { isNowhere } from '@/utils/is-missing';
import { DemandForm } from './DemandForm';
import { OWN_DEMANDS } from './own-demands';

/**
 * One of my demands: editable while its state allows it, read-only later. `new` starts one; other people are sent to
 * the public page.
 */
export default function DemandFormPage() {
  const t = useText();
  const { id, key, userId, opened, error, reload, onMade, onMoved } = usePosting(OWN_DEMANDS);
  usePageTitle(opened ? opened.record.draft.title || t('demand.form.untitled.label') : null);
  if (id !== NEW && isNowhere(error)) return <Navigate to={detailPath(idInAddress(id))} replace />;
  if (error) return <ErrorState page={t('demand.form.self.title')} error={error} onRetry={reload} />;
  if (!opened || !userId)
    return <LoadingSkeleton page={t('demand.form.self.title')} shape="detail" count={6} />;
  const { record: demand } = opened;
  if (!demand.mine) return <Navigate to={detailPath(demand.id)} replace />;
  return (
    <DemandForm
      // A read-only form is recreated for each version: a renewal changes the content but not the status.
      key={`${key}-${demand.status}-${demand.editable ? '' : demand.version}`}
      {...{ opened, userId, onMade, onMoved }}
    />
  );
}
