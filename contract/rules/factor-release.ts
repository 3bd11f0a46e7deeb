import type { ReleaseState } from '@contract/account-choices';
import { DAY_MS } from '@contract/time-units';

/** Days the owner has to notice and stop the release, counted from the last approval that is required. */
export const RELEASE_DAYS = 3;
/** Days until a request lapses that was not confirmed, or was not used after its release. */
const KEPT_DAYS = 14;

/**
 * Days for which the confirming administrator must have held the permission, so that nobody is appointed just to
 * confirm.
 */
export const SECOND_DAYS = 7;

const daysAfter = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY_MS);

/** Times of a new request: `isEnough` means that one person suffices, otherwise it waits for a second one. */
export const releaseTimes = (now: Date, isEnough: boolean): { dueAt: Date | null; lapsesAt: Date } => ({
  dueAt: isEnough ? daysAfter(now, RELEASE_DAYS) : null,
  lapsesAt: daysAfter(now, (isEnough ? RELEASE_DAYS : 0) + KEPT_DAYS),
});

export const releaseState = ({ dueAt }: { dueAt: Date | null }, now: Date): ReleaseState => {
  if (dueAt === null) return 'unconfirmed';
  return now < dueAt ? 'waiting' : 'due';
};
