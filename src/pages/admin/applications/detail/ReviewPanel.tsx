import type { Application } from '@contract/apply';
import type { AdminReview } from '@contract/review';
import { isReviewFinal } from '@contract/rules/review-score';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { useConfirm } from '@/components/useConfirm';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { useAct } from '@/pages/admin/parts/acts/useAct';
import { listReviews, removeReview } from '@/services/review';
import { AssignForm } from './AssignForm';
import styles from './index.module.css';
import { PanelTable } from './PanelTable';
import { PanelTime } from './PanelTime';
import { ReviewReasons } from './ReviewReasons';

interface Props {
  application: Application;
  /** The minimum number of reviews that the decision requires. */
  reviewMinimum: number;
  onChanged: () => void;
}

const reviewsAsked = (list: readonly AdminReview[]): number =>
  list.filter(({ status }) => status !== 'conflict').length;

/** The expert panel of one application: its experts, their scores, and assigning more of them. */
export function ReviewPanel({ application, reviewMinimum, onChanged }: Props) {
  const t = useText();
  const act = useAct();
  const confirm = useConfirm();
  const [assigning, setAssigning] = useState(false);
  const { id, status, version } = application;
  const { data, error, loading, reload } = useLoad(() => listReviews(id), {
    about: id,
    refreshDeps: [version],
    refreshOnWindowFocus: true,
  });
  const isOpen = status === 'expert_review';
  const changed = (): void => {
    reload();
    onChanged();
  };

  const remove = async ({ id: reviewId, version, expertName }: AdminReview) => {
    const sure = await confirm({
      title: t('admin.review.remove.confirm', { name: expertName }),
      okText: t('admin.review.remove.action'),
      cancelText: t('admin.form.back.action'),
      danger: true,
    });
    const run = () => removeReview(reviewId, version);
    if (sure && (await act({ run, success: t('admin.review.removed.success'), onStale: changed }))) changed();
  };

  if (error && !data) return <ErrorState error={error} onRetry={reload} retrying={loading} />;
  if (!data) return <LoadingSkeleton count={3} />;
  return (
    <>
      {isOpen && (
        <div className={styles.acts}>
          <Button icon="plus" aria-disabled={!data.open} onClick={() => data.open && setAssigning(true)}>
            {t('admin.review.assign.action')}
          </Button>
          <PanelTime applicationId={id} time={data} onExtended={changed} />
        </div>
      )}
      {data.list.length === 0 && <EmptyState title={t('admin.review.none.empty')} />}
      {data.list.length > 0 && (
        <PanelTable reviews={data.list} onRemove={isOpen ? (review) => void remove(review) : undefined} />
      )}
      {data.list
        .filter(({ status: state }) => isReviewFinal(state))
        .map((review) => (
          <ReviewReasons key={review.id} review={review} />
        ))}
      {assigning && isOpen && (
        <AssignForm
          applicationId={id}
          panel={{ reviewMinimum, reviewsAssigned: reviewsAsked(data.list) }}
          onClose={() => setAssigning(false)}
          onAssigned={changed}
        />
      )}
    </>
  );
}
