import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@contract/time-units';

const BEIJING_MS = 8 * HOUR_MS;

export interface TimeLeft {
  /** The deadline's last second has passed. */
  over: boolean;
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Time left until the end of the deadline's own second: 23:59:59 still counts in full. */
export function timeLeft(deadline: string, now: number): TimeLeft {
  const left = Math.max(0, Date.parse(deadline) + SECOND_MS - now);
  return {
    over: left === 0,
    days: Math.floor(left / DAY_MS),
    hours: Math.floor((left % DAY_MS) / HOUR_MS),
    minutes: Math.floor((left % HOUR_MS) / MINUTE_MS),
    seconds: Math.floor((left % MINUTE_MS) / SECOND_MS),
  };
}

const dayNumber = (ms: number): number => Math.floor((ms + BEIJING_MS) / DAY_MS);

/** Days as people count them on a calendar in Beijing: 09-14 to 09-30 is 16, at any hour. */
export const daysBetween = (from: string | number, to: string | number): number =>
  dayNumber(new Date(to).getTime()) - dayNumber(new Date(from).getTime());

/** With this many days left or fewer, the date of what the reader has to do is shown in red. */
export const SOON_DAYS = 5;

/** Share of the way from `start` to `end`, kept between 0 and 1. */
export function shareOfWay(start: string, end: string, now: number): number {
  const from = Date.parse(start);
  const to = Date.parse(end);
  return to > from ? Math.min(1, Math.max(0, (now - from) / (to - from))) : 0;
}
