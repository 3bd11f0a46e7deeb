import { DAY_MS, HOUR_MS, SECOND_MS } from '@contract/time-units';
import { beijingDayNumber } from './beijing-time';

/** 1970-01-01 was a Thursday: days 2 and 3 of each week counted from there are Saturday and Sunday. */
const isWeekend = (day: number): boolean => day % 7 === 2 || day % 7 === 3;
const MIDNIGHT_MS = -8 * HOUR_MS;

/** 1 个工作日: the promised decision date, which is the end of the first weekday after the request. */
export const certificationDue = (asked: Date): Date => {
  let day = beijingDayNumber(asked) + 1;
  while (isWeekend(day)) day += 1;
  return new Date((day + 1) * DAY_MS + MIDNIGHT_MS - SECOND_MS);
};
