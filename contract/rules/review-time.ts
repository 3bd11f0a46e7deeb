import { PROMISE_DAYS_MAX } from '@contract/period-choices';
import { DAY_MS } from '@contract/time-units';
import { deadlineOf, type PromiseFacts } from './promise';

export interface ReviewFacts extends PromiseFacts {
  /** As the office has extended it; null: as was promised when it came to the experts. */
  reviewUntil: Date | null;
}

/** Until when the experts of an application under review have time. */
export const reviewEnd = (facts: ReviewFacts): Date | null => facts.reviewUntil ?? deadlineOf(facts);

/** By when the people that an application waits for have to be done. */
export const waitingUntil = (facts: ReviewFacts): Date | null =>
  facts.status === 'expert_review' ? reviewEnd(facts) : deadlineOf(facts);

export type ExtensionFault = 'past' | 'earlier' | 'far';

/** What is wrong with a new date: time is only ever added, and not for half a year. */
export const extensionFault = (until: Date, standing: Date, now: Date): ExtensionFault | null => {
  if (until <= now) return 'past';
  if (until <= standing) return 'earlier';
  return until.getTime() - now.getTime() > PROMISE_DAYS_MAX * DAY_MS ? 'far' : null;
};
