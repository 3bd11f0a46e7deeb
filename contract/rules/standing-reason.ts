import type { ApplicationStatus } from '@contract/enums';
import { TRANSITIONS } from './status-machine';

/** The fields of a history row that matter here. */
interface Told {
  event: string;
  to: ApplicationStatus;
  reason: string | null;
}

const isMove = (event: string): boolean => TRANSITIONS.some((known) => known.event === event);

/**
 * Whether some transition to this status has a reason or is an expiry, which is a reason itself; the status alone would
 * say too little.
 */
export const asksWhy = (status: ApplicationStatus): boolean =>
  TRANSITIONS.some(({ to, reason, event }) => to === status && (reason === true || event === 'expire'));

/** The event that led to the current status, if it has a reason; `history` is newest first. */
export const standingReason = <T extends Told>(
  history: readonly T[],
  status: ApplicationStatus,
): T | null => {
  // Rows that are not transitions did not change the status.
  const last = history.find(({ event }) => isMove(event));
  return last?.to === status && (last.reason || last.event === 'expire') ? last : null;
};
