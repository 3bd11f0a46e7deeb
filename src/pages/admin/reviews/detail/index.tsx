import type { ReviewSheet } from '@contract/review';
import { idInAddress } from '@contract/rules/number-in-address';
import { Link, useNavigate, useParams } from '@umijs/max';
import { useState } from 'react';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { WrittenText } from '@/components/WrittenText';
import { usePageTitle } from '@/hooks/usePageTitle';
import { useText } from '@/i18n/useText';
import { AdminPage } from '@/pages/admin/parts/AdminPage';
import { ReviewTag } from '@/pages/admin/parts/ReviewTag';
import { isMissing } from '@/utils/is-missing';
import { BlindPaperView } from './BlindPaperView';
import { DeclareForm } from './DeclareForm';
import { GivenScores } from './GivenScores';
import styles from './index.module.css';
import { ScoreForm } from './ScoreForm';
import { useReviewSheet } from './useReviewSheet';
import { useReviewTime } from './useReviewTime';

/** One review: first the declaration, then the application beside the scores. */
export default function ReviewPage() {
  const t = useText();
  const timeOf = useReviewTime();
  const id = idInAddress(useParams()['id']);
  const { user, data, error, loading, reload, set } = useReviewSheet(id);
  const sheet = data?.sheet;
  const navigate = useNavigate();
  const [goneId, setGoneId] = useState<number | null>(null);
  /** What happens after each action on the review. */
  const ways = {
    onSheet: (next: ReviewSheet): void => set({ sheet: next, kept: {} }),
    onGone: (): void => setGoneId(id),
    onStale: reload,
    onDeclined: (): void => navigate('/admin/reviews', { replace: true }),
  };
  usePageTitle(sheet?.title ?? t('admin.review.page.title'));
  // Show the message within the same page, so that the focus goes to its heading instead of being lost.
  if (goneId === id || isMissing(error))
    return (
      <AdminPage title={t(goneId === id ? 'admin.review.takenBack.empty' : 'admin.review.gone.empty')}>
        <p>
          <Link to="/admin/reviews">{t('admin.review.toMine.action')}</Link>
        </p>
      </AdminPage>
    );
  if (error)
    return (
      <ErrorState page={t('admin.review.page.title')} error={error} onRetry={reload} retrying={loading} />
    );
  if (!sheet) return <LoadingSkeleton page={t('admin.review.page.title')} count={6} />;
  return (
    <AdminPage
      title={sheet.title}
      crumbs={[{ label: t('admin.review.page.title'), to: '/admin/reviews' }, { label: sheet.no }]}
      facts={[sheet.periodName, sheet.categoryName, timeOf(sheet)]}
      aside={<ReviewTag status={sheet.status} />}
    >
      {sheet.status === 'assigned' && <DeclareForm sheet={sheet} {...ways} />}
      {sheet.status === 'conflict' && (
        <p>
          <WrittenText>{t('admin.review.avoided.label', { reason: sheet.conflictReason ?? '' })}</WrittenText>
        </p>
      )}
      {sheet.paper && (
        <div className={styles.columns}>
          <BlindPaperView paper={sheet.paper} />
          {sheet.status === 'declared' && sheet.open && user ? (
            <ScoreForm key={sheet.id} sheet={sheet} kept={data.kept} userId={user.userId} {...ways} />
          ) : (
            <GivenScores sheet={sheet} />
          )}
        </div>
      )}
    </AdminPage>
  );
}
