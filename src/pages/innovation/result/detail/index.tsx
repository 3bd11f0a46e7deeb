import { MILESTONES } from '@contract/result-choices';
import { idInAddress } from '@contract/rules/number-in-address';
import { Navigate, useParams, useSearchParams } from '@umijs/max';
import { lazy, Suspense } from 'react';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { useSession } from '@/hooks/useSession';
import { useText } from '@/i18n/useText';
import { oneOf } from '@/utils/list-address';
import styles from './detail.module.css';
import { PublicResult } from './PublicResult';

/** Readers of published results need none of the form's code. */
const OwnResultArea = lazy(() => import('./OwnResultArea'));

/** `/innovation/result/:id`: the published results; with `milestone` the reader's own result, to write or read. */
export default function ResultDetailPage() {
  const t = useText();
  const { user } = useSession();
  const [search] = useSearchParams();
  const id = idInAddress(useParams().id);
  const milestone = oneOf(MILESTONES, search.get('milestone'));
  if (Number.isNaN(id)) return <Navigate to="/404" replace />;
  return (
    <div className={`wrap ${styles.page}`}>
      {milestone && user ? (
        <Suspense
          fallback={<LoadingSkeleton page={t('result.detail.self.title')} shape="detail" count={6} />}
        >
          <OwnResultArea id={id} milestone={milestone} userId={user.userId} />
        </Suspense>
      ) : (
        <PublicResult id={id} />
      )}
    </div>
  );
}
