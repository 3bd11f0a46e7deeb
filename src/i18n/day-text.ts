import { beijingDay } from '@contract/rules/beijing-time';
import { pageMoment } from '@/utils/page-moment';
import { serviceNow } from '@/utils/service-clock';
import type { TimeText } from './useTimeText';

/** Its year in Beijing. */
export const yearOf = (moment: string | number): string => beijingDay(moment).slice(0, 4);

/** Whether the moment lies in the current year, by the clock of the service or, on a prepared page, by its own. */
export const isThisYear = (moment: string | number): boolean =>
  yearOf(moment) === yearOf(pageMoment() || serviceNow());

/** 11-25 for a day of the current year, 2025-11-25 for one of another year: without it 12-30 of last year lies ahead. */
export const dayText = (time: TimeText, moment: string | number): string =>
  isThisYear(moment) ? time.monthDay(moment) : time.date(moment);
