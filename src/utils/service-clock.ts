import { SECOND_MS } from '@contract/time-units';

/** By how many milliseconds the service's clock is ahead of this device's; 0 until an answer says otherwise. */
let ahead = 0;
const listeners = new Set<() => void>();

/**
 * Learns the service's time from an answer, assuming that it was written half way between sending and receiving. The
 * Date header has whole seconds only, and a slow answer may have been written early or late: a difference that this
 * explains is ignored, so that a clock on a page does not jump to and fro.
 */
export const hearServiceTime = (told: string | undefined, sentAt: number, receivedAt: number): void => {
  const heard = Date.parse(told ?? '') - (sentAt + receivedAt) / 2;
  if (!(Math.abs(heard - ahead) > SECOND_MS + (receivedAt - sentAt) / 2)) return;
  ahead = heard;
  for (const listener of listeners) listener();
};

/**
 * The current time by the service's clock, which decides what is over, open or due, however this device's clock is set.
 * Time spans within this device are measured by the device's own clock.
 */
export const serviceNow = (): number => Date.now() + ahead;

/** Calls `listener` when the service's clock turns out to be another one; returns how to stop that. */
export const onServiceTime = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
