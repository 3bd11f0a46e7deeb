import { MILESTONES } from '@contract/result-choices';
import { idInAddress } from '@contract/rules/number-in-address';
import { Navigate, useParams, useSearchParams } from '@umijs/max';
import { lazy, Suspense } from 'react';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { useSession } from '@/hooks/useSession';
import { oneOf } from '@/utils/list-address';
import styles from './detail.module.css';
import { PublicResult } from './PublicResult';

/** Who reads what is published needs nothing of the form. */
const OwnResultArea = lazy(() => import('./OwnResultArea'));

/** `/innovation/result/:id`: what is published; with `milestone` the own result, to write or to read. */
export default function ResultDetailPage() {
  const { user } = useSession();
  const [search] = useSearchParams();
  const id = idInAddress(useParams().id);
  const milestone = oneOf(MILESTONES, search.get('milestone'));
  if (Number.isNaN(id)) return <Navigate to="/404" replace />;
  return (
    <div className={`wrap ${styles.page}`}>
      {milestone && user ? (
        <Suspense fallback={<LoadingSkeleton shape="detail" count={6} />}>
          <OwnResultArea id={id} milestone={milestone} userId={user.userId} />
        </Suspense>
      ) : (
        <PublicResult id={id} />
      )}
    </div>
  );
}
