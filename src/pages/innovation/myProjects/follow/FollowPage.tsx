import { idInAddress } from '@contract/rules/number-in-address';
import { Navigate, useParams } from '@umijs/max';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { useText } from '@/i18n/useText';
import { useRecord } from '@/pages/innovation/myProjects/parts/useRecord';
import { isTakenBack } from '@/utils/is-taken-back';
import { FollowView } from './FollowView';
import { TakenBack } from './TakenBack';

/** One project after 提交, for its applicant and for the unit's auditor. */
export default function FollowPage() {
  const t = useText();
  const id = idInAddress(useParams().id);
  const sound = !Number.isNaN(id);
  const { record, error, loading, reload, setApplication } = useRecord(sound ? id : null);
  if (!sound) return <Navigate to="/404" replace />;
  if (isTakenBack(error)) return <TakenBack />;
  if (record) return <FollowView record={record} onApplication={setApplication} onTakenBack={reload} />;
  if (!error) return <LoadingSkeleton page={t('projects.list.page.title')} shape="detail" count={5} />;
  return (
    <ErrorState page={t('projects.list.page.title')} error={error} onRetry={reload} retrying={loading} />
  );
}
