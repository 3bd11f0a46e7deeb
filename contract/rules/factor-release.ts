import type { ReleaseState } from '@contract/account-choices';
import { DAY_MS } from '@contract/time-units';

/** How long the owner has to notice and to stop it, from when all who must agree have. */
export const RELEASE_DAYS = 3;
/** How long it may lie unconfirmed, or unused once it is due. */
const KEPT_DAYS = 14;

/** Whoever confirms has held the right for so long: nobody is made a second administrator for the occasion. */
export const SECOND_DAYS = 7;

const daysAfter = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY_MS);

/** Of what is asked for now: one person is enough, or it waits for a second. */
export const releaseTimes = (now: Date, isEnough: boolean): { dueAt: Date | null; lapsesAt: Date } => ({
  dueAt: isEnough ? daysAfter(now, RELEASE_DAYS) : null,
  lapsesAt: daysAfter(now, (isEnough ? RELEASE_DAYS : 0) + KEPT_DAYS),
});

export const releaseState = ({ dueAt }: { dueAt: Date | null }, now: Date): ReleaseState => {
  if (dueAt === null) return 'unconfirmed';
  return now < dueAt ? 'waiting' : 'due';
};
