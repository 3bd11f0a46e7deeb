import { PROMISE_DAYS_MAX } from '@contract/period-choices';
import { DAY_MS } from '@contract/time-units';
import { deadlineOf, type PromiseFacts } from './promise';

export interface ReviewFacts extends PromiseFacts {
  /** The end set by the office's extension; null: as promised when the review began. */
  reviewUntil: Date | null;
}

/** Until when the experts can submit. */
export const reviewEnd = (facts: ReviewFacts): Date | null => facts.reviewUntil ?? deadlineOf(facts);

/** By when the people that an application waits for have to be done. */
export const waitingUntil = (facts: ReviewFacts): Date | null =>
  facts.status === 'expert_review' ? reviewEnd(facts) : deadlineOf(facts);

export type ExtensionFault = 'past' | 'earlier' | 'far';

/** What is wrong with a new end: it must be later than the current one, and within half a year from now. */
export const extensionFault = (until: Date, standing: Date, now: Date): ExtensionFault | null => {
  if (until <= now) return 'past';
  if (until <= standing) return 'earlier';
  return until.getTime() - now.getTime() > PROMISE_DAYS_MAX * DAY_MS ? 'far' : null;
};
