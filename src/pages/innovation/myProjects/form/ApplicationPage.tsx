import { Navigate, useParams } from '@umijs/max';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { useSession } from '@/hooks/useSession';
import { statusOf } from '@/i18n/failure-text';
import { useText } from '@/i18n/useText';
import { ApplicationViews } from './ApplicationViews';
import styles from './form.module.css';
import { useRecord } from './useRecord';

const PLACES: Record<number, string> = { 403: '/403', 404: '/404' };

/** One application: its task list and form while it may be edited, otherwise what was filed and where it stands. */
export default function ApplicationPage() {
  const t = useText();
  const { user } = useSession();
  const id = Number(useParams().id);
  const sound = Number.isSafeInteger(id) && id > 0;
  const { record, error, loading, reload, setApplication } = useRecord(sound ? id : 0);

  if (!sound) return <Navigate to="/404" replace />;
  const place = PLACES[statusOf(error)];
  if (place && !record) return <Navigate to={place} replace />;
  return (
    <div className={`wrap ${styles.page}`} data-page-loading={record || error ? undefined : ''}>
      {error && !record && (
        <ErrorState page={t('projects.list.page.title')} error={error} onRetry={reload} retrying={loading} />
      )}
      {!error && !record && <LoadingSkeleton shape="detail" count={5} />}
      {record && user && (
        <ApplicationViews key={id} record={record} user={user} onApplication={setApplication} />
      )}
    </div>
  );
}
