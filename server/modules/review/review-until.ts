import { isOver } from '@contract/rules/period-clock';
import { reviewEnd } from '@contract/rules/review-time';
import type { headsByIds } from '@server/modules/apply/service';

type Head = Awaited<ReturnType<typeof headsByIds>>[number];

/** Until when the experts have time; once it has left them, until when they had it. */
export const reviewUntil = (head: Head): Date =>
  (head.status === 'expert_review' ? reviewEnd(head) : head.reviewUntil) ?? head.reviewEnd;

/** Still with the experts, and their time is not over. */
export const isWithExperts = (head: Head, now: Date): boolean =>
  head.status === 'expert_review' && !isOver(reviewUntil(head), now);
