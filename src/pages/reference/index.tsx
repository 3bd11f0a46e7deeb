import { useLocation } from '@umijs/max';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { useLoad } from '@/hooks/useLoad';
import { getReference } from '@/services/reference';
import { CallPage } from './CallPage';
import { Contents } from './Contents';
import { GroupNav } from './GroupNav';
import styles from './index.module.css';
import { calledPath, templateOf } from './reference-address';

/** `/api/*`: the contract as pages. The address of a call shows its documentation; the call itself is never made. */
export default function ReferencePage() {
  const { pathname } = useLocation();
  const { data, error, loading, reload } = useLoad(getReference);
  if (!data || error)
    return (
      <div className={`wrap ${styles.page}`}>
        {error ? (
          <ErrorState error={error} onRetry={reload} retrying={loading} />
        ) : (
          <LoadingSkeleton shape="rows" count={8} />
        )}
      </div>
    );
  const { version, groups } = data;
  const path = calledPath(pathname);
  const template = templateOf(
    path,
    groups.flatMap(({ calls }) => calls.map((call) => call.path)),
  );
  return (
    <div className={`wrap ${styles.page} ${styles.columns}`}>
      <GroupNav groups={groups} template={template} />
      <div className={styles.main}>
        {template ? (
          <CallPage path={template} groups={groups} />
        ) : (
          <Contents version={version} groups={groups} unknown={path} />
        )}
      </div>
    </div>
  );
}
