import type { ApplicationStatus } from '@contract/enums';
import { DAY_MS, HOUR_MS } from '@contract/time-units';
import type { Word } from '@contract/word';
import { beijingDay, beijingDayNumber } from './beijing-time';

/**
 * The weekly digest is written on Monday from eight o'clock, or after downtime on the first day that the service is
 * back.
 */
const BEGINS_MS = 8 * HOUR_MS;
const WEEK_DAYS = 7;
/** Days from Monday to 1 January 1970, a Thursday. */
const THURSDAY = 3;
/** A deadline months away is not worth repeating every week. */
const NEAR_MS = 30 * DAY_MS;

/** Monday of the current week in Beijing; before eight o'clock on a Monday it is still the previous week. */
export const weekOf = (now: Date): string => {
  const counted = new Date(now.getTime() - BEGINS_MS);
  const past = (beijingDayNumber(counted) + THURSDAY) % WEEK_DAYS;
  return beijingDay(counted.getTime() - past * DAY_MS);
};

/** Beginning of a week; an application filed later appears in the next digest. */
export const weekBegins = (week: string): Date => new Date(`${week}T08:00:00+08:00`);

export interface WeekFacts {
  title: string;
  no: string | null;
  status: ApplicationStatus;
  handler: 'applicant' | 'unit' | 'office' | null;
  handlerSince: Date;
  /** Who has the application. */
  with: Word;
  deadline: Date | null;
  band: 'front' | 'middle' | 'back' | null;
  events: readonly { event: string; at: Date }[];
}

/** Reported while others have it, when something happened, or when a deadline of the applicant is near. */
export const isWeekNews = ({ handler, deadline, events }: WeekFacts, now: Date): boolean =>
  handler !== 'applicant' ||
  events.length > 0 ||
  (deadline !== null && deadline.getTime() - now.getTime() <= NEAR_MS);
