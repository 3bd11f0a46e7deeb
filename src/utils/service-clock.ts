import { SECOND_MS } from '@contract/time-units';

/** By how much the service's clock is ahead of this device's; nothing is known before the first answer. */
let ahead = 0;

/**
 * What an answer says of the time at the service, taken to be written half way between sending and receiving. The header
 * knows whole seconds: within one of them what is known stays, so that a clock on a page does not jump to and fro.
 */
export const hearServiceTime = (told: string | undefined, sentAt: number, receivedAt: number): void => {
  const heard = Date.parse(told ?? '') - (sentAt + receivedAt) / 2;
  if (Math.abs(heard - ahead) > SECOND_MS) ahead = heard;
};

/**
 * Now, at the service: whatever is over, open or due is so by its clock, however this device's is set. Spans on this
 * device itself are measured by its own.
 */
export const serviceNow = (): number => Date.now() + ahead;
