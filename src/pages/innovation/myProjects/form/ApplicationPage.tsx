import type { Application } from '@contract/apply';
import { idInAddress } from '@contract/rules/number-in-address';
import { history, Navigate, useParams, useSearchParams } from '@umijs/max';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { useSession } from '@/hooks/useSession';
import { useStayingForm } from '@/hooks/useStayingForm';
import { useText } from '@/i18n/useText';
import {
  NEW_PATH,
  type Offer,
  offerIn,
  stepPath,
  UNMADE,
} from '@/pages/innovation/myProjects/parts/application-paths';
import { useRecord } from '@/pages/innovation/myProjects/parts/useRecord';
import { ApplicationViews } from './ApplicationViews';
import styles from './form.module.css';

/** What the address refers to: an existing application by its id, or the form of a new one; null if neither. */
const wantedBy = (id: string, params: URLSearchParams): number | Offer | null => {
  if (id === UNMADE) return offerIn(params);
  return idInAddress(id) || null;
};

/** One application: task list and form while it is editable, otherwise the submitted content and its status. */
export default function ApplicationPage() {
  const t = useText();
  const { user } = useSession();
  const id = useParams()['id'] ?? '';
  const [params] = useSearchParams();
  const { key, stayAt } = useStayingForm(id);
  const wanted = wantedBy(id, params);
  const { record, isRefused, error, loading, reload, setApplication } = useRecord(wanted, key);

  if (isRefused) return <Navigate to={`${NEW_PATH}?${params}`} replace />;
  if (wanted === null) return <Navigate to={id === UNMADE ? NEW_PATH : '/404'} replace />;
  const onMade = (made: Application): void => {
    stayAt(made.id);
    history.replace(stepPath(made.id, 'base'));
  };
  return (
    <div className={`wrap ${styles.page}`} data-page-loading={record || error ? undefined : ''}>
      {error && !record && (
        <ErrorState page={t('projects.list.page.title')} error={error} onRetry={reload} retrying={loading} />
      )}
      {!error && !record && <LoadingSkeleton page={t('projects.list.page.title')} shape="detail" count={5} />}
      {record && user && (
        <ApplicationViews
          key={key}
          record={record}
          user={user}
          onApplication={setApplication}
          onMade={onMade}
        />
      )}
    </div>
  );
}
