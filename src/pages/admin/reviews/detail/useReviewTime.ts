import type { ReviewSheet } from '@contract/review';
import { isReviewFinal } from '@contract/rules/review-score';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';

type Facts = Pick<ReviewSheet, 'status' | 'open' | 'deadline' | 'finalAt'>;

/** The deadline of a review while it is open; afterwards the time of submission. */
export function useReviewTime(): (sheet: Facts) => string | null {
  const t = useText();
  const time = useTimeText();
  return ({ status, open, deadline, finalAt }) => {
    if (!isReviewFinal(status)) {
      const until = { time: time.deadline(deadline) };
      return open ? t('admin.review.until.label', until) : t('admin.review.closed.label');
    }
    const done = status === 'conflict' ? 'admin.review.recusedAt.label' : 'admin.review.submittedAt.label';
    return finalAt && t(done, { time: time.dateTime(finalAt) });
  };
}
