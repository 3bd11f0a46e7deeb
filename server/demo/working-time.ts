import { MINUTE_MS } from '@contract/time-units';

const DAY_MIN = 1440;
const BEIJING_MIN = 480;
/** Monday 5 January 1970, in minutes since the epoch. */
const FIRST_MONDAY_MIN = 4 * DAY_MIN;
/** 09:00–12:00 and 13:30–18:00, in minutes: start of the day, length of the morning, start of the afternoon. */
const [MORNING, NOON, AFTERNOON] = [540, 180, 810];
const DAY_WORK = 450;
const WEEK_WORK = 5 * DAY_WORK;

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** Minutes of office hours that have passed since a Monday long ago. */
const workedUntil = (at: number): number => {
  const minutes = at / MINUTE_MS + BEIJING_MIN - FIRST_MONDAY_MIN;
  const day = Math.floor(minutes / DAY_MIN);
  const clock = minutes - day * DAY_MIN;
  const weekday = day % 7;
  const week = ((day - weekday) / 7) * WEEK_WORK;
  if (weekday > 4) return week + WEEK_WORK;
  return (
    week +
    weekday * DAY_WORK +
    within(clock - MORNING, 0, NOON) +
    within(clock - AFTERNOON, 0, DAY_WORK - NOON)
  );
};

/** The time at which this many minutes of office hours have passed. */
const momentOf = (worked: number): Date => {
  const week = Math.floor(worked / WEEK_WORK);
  const rest = worked - week * WEEK_WORK;
  const weekday = Math.floor(rest / DAY_WORK);
  const today = rest - weekday * DAY_WORK;
  const clock = today < NOON ? MORNING + today : AFTERNOON + today - NOON;
  const minutes = FIRST_MONDAY_MIN + (week * 7 + weekday) * DAY_MIN + clock - BEIJING_MIN;
  return new Date(Math.round(minutes * MINUTE_MS));
};

/** A hash below `below`: it looks random, but is the same for the same words at every start. */
export const chanceOf = (words: string, below: number): number => {
  let hash = 2_166_136_261;
  for (const character of words) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return ((hash ^ (hash >>> 15)) >>> 0) % below;
};

/** The least time between two steps, in minutes of office hours. */
const GAP = 25;

/** Some minute of the office hours of that day, counted from today in Beijing; on a weekend, of the Friday before. */
export const workingTime = (now: Date, day: number, about: string): Date => {
  const shifted = now.getTime() + (day * DAY_MIN + BEIJING_MIN) * MINUTE_MS;
  const midnight = shifted - (shifted % (DAY_MIN * MINUTE_MS)) - BEIJING_MIN * MINUTE_MS;
  const weekday = new Date(midnight + BEIJING_MIN * MINUTE_MS).getUTCDay();
  const start = workedUntil(midnight) - (weekday === 0 || weekday === 6 ? DAY_WORK : 0);
  return momentOf(start + 4 + chanceOf(about, DAY_WORK - 8) + chanceOf(`${about}·`, 60) / 60);
};

/** So many hours of work before now, less a few minutes. */
export const workingHoursAgo = (now: Date, hours: number, about: string): Date =>
  momentOf(workedUntil(now.getTime()) - hours * 60 - 2 - chanceOf(about, 1500) / 60);

/** Keeps the times of successive steps in order: if two are too close, the earlier one is moved back. */
export const inOrder = (moments: readonly Date[]): Date[] => {
  const ordered: Date[] = [];
  let next = Number.POSITIVE_INFINITY;
  for (const moment of [...moments].reverse()) {
    const worked = Math.min(workedUntil(moment.getTime()), next - GAP);
    ordered.unshift(momentOf(worked));
    next = worked;
  }
  return ordered;
};

/** Whether a time is within office hours; checks the times made here. */
export const isWorkingTime = (at: Date): boolean =>
  Math.abs(momentOf(workedUntil(at.getTime())).getTime() - at.getTime()) < MINUTE_MS;
