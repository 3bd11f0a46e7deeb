import { DAY_MS, HOUR_MS, MINUTE_MS } from '@contract/time-units';
import { beijingClockMs } from './beijing-time';
import { LEAD_MS } from './reminder';

/** Quiet hours in Beijing time, for example `22:00` to `07:00` of the next day. */
export interface QuietHours {
  from: string;
  until: string;
}

export const QUIET_DEFAULT: QuietHours = { from: '22:00', until: '07:00' };

const sinceMidnight = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * HOUR_MS + minutes * MINUTE_MS;
};

/** End of the quiet hours at `now`; null outside of them. Equal times mean that there are none. */
export const quietUntil = (quiet: QuietHours | null, now: Date): Date | null => {
  if (!quiet || quiet.from === quiet.until) return null;
  const [from, until] = [sinceMidnight(quiet.from), sinceMidnight(quiet.until)];
  const clock = beijingClockMs(now);
  const isQuiet = from < until ? clock >= from && clock < until : clock >= from || clock < until;
  if (!isQuiet) return null;
  return new Date(now.getTime() + ((until - clock + DAY_MS) % DAY_MS));
};

/**
 * When mail and text messages may be sent: after the quiet hours, or now if less than three hours would remain then.
 */
export const sendTime = (quiet: QuietHours | null, deadline: Date, now: Date): Date => {
  const end = quietUntil(quiet, now);
  return end && deadline.getTime() - end.getTime() >= LEAD_MS.h3 ? end : now;
};
