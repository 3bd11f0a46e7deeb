import type { ApplicationStatus } from '@contract/enums';
import { DAY_MS, HOUR_MS } from '@contract/time-units';
import type { Word } from '@contract/word';
import { beijingDay, beijingDayNumber } from './beijing-time';

/** The letter is written from Monday at eight; where the service was down then, on the first day it is back. */
const BEGINS_MS = 8 * HOUR_MS;
const WEEK_DAYS = 7;
/** 1 January 1970 was a Thursday. */
const THURSDAY = 3;
/** A window that is months away is no news of every week. */
const NEAR_MS = 30 * DAY_MS;

/** The Monday, in Beijing, of the week that runs; before eight on a Monday it is still the week before. */
export const weekOf = (now: Date): string => {
  const counted = new Date(now.getTime() - BEGINS_MS);
  const past = (beijingDayNumber(counted) + THURSDAY) % WEEK_DAYS;
  return beijingDay(counted.getTime() - past * DAY_MS);
};

/** Its first moment: who filed later hears of it next week. */
export const weekBegins = (week: string): Date => new Date(`${week}T08:00:00+08:00`);

export interface WeekFacts {
  title: string;
  no: string | null;
  status: ApplicationStatus;
  handler: 'applicant' | 'unit' | 'office' | null;
  handlerSince: Date;
  /** Who has it in hand. */
  with: Word;
  deadline: Date | null;
  band: 'front' | 'middle' | 'back' | null;
  events: readonly { event: string; at: Date }[];
}

/** Told while others have it, when something happened, or when a date of the applicant's own comes near. */
export const isWeekNews = ({ handler, deadline, events }: WeekFacts, now: Date): boolean =>
  handler !== 'applicant' ||
  events.length > 0 ||
  (deadline !== null && deadline.getTime() - now.getTime() <= NEAR_MS);
