import type { ApplicationStatus } from '@contract/enums';
import { TRANSITIONS } from './status-machine';

/** What a row of the history says of an act. */
interface Told {
  event: string;
  to: ApplicationStatus;
  reason: string | null;
}

const isMove = (event: string): boolean => TRANSITIONS.some((known) => known.event === event);

/** Some act that leads here is given a reason, or is the end of a term, which is one: without it the status says too little. */
export const asksWhy = (status: ApplicationStatus): boolean =>
  TRANSITIONS.some(({ to, reason, event }) => to === status && (reason === true || event === 'expire'));

/** Of a history, newest first: the act that has led to where the application stands now, if it says why. */
export const standingReason = <T extends Told>(
  history: readonly T[],
  status: ApplicationStatus,
): T | null => {
  // What is noted besides the transitions of the machine has moved nothing.
  const last = history.find(({ event }) => isMove(event));
  return last?.to === status && (last.reason || last.event === 'expire') ? last : null;
};
