import { isOver } from '@contract/rules/period-clock';
import { reviewEnd } from '@contract/rules/review-time';
import type { headsByIds } from '@server/modules/apply/service';

type Head = Awaited<ReturnType<typeof headsByIds>>[number];

/** The experts' deadline; after the review, the deadline they had. */
export const reviewUntil = (head: Head): Date =>
  (head.status === 'expert_review' ? reviewEnd(head) : head.reviewUntil) ?? head.reviewEnd;

/** Whether the application is under expert review and the experts' deadline has not passed. */
export const isWithExperts = (head: Head, now: Date): boolean =>
  head.status === 'expert_review' && !isOver(reviewUntil(head), now);
