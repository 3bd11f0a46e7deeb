import { TIME_WORDS } from '@contract/rules/beijing-time';
import { useIntl } from '@umijs/max';
import { useMemo } from 'react';
import {
  formatClock,
  formatDate,
  formatDateTime,
  formatDays,
  formatDeadline,
  formatMonth,
  formatMonthDay,
  formatRange,
  formatWritten,
} from '@/utils/format-time';
import { useWords } from './useWords';

type Moment = string | number | Date;

/** Beijing times as the chosen language writes them. */
export function useTimeText() {
  const { locale } = useIntl();
  const say = useWords();
  return useMemo(
    () => ({
      date: (moment: Moment) => formatDate(moment, locale),
      dateTime: (moment: Moment) => formatDateTime(moment, locale),
      deadline: (moment: Moment) => formatDeadline(moment, locale),
      monthDay: (moment: Moment) => formatMonthDay(moment, locale),
      /** With seconds, naming the clock as Beijing time. */
      beijing: (moment: Moment) => say(TIME_WORDS.word('beijing', { time: formatDeadline(moment, locale) })),
      month: (moment: Moment) => formatMonth(moment, locale),
      written: (text: string) => formatWritten(text, locale),
      /** Of two that are written already. */
      range: (from: string, to: string) => formatRange(from, to, locale),
      days: (from: Moment, to: Moment) => formatDays(from, to, locale),
      clock: (moment: Moment) => formatClock(moment, locale),
    }),
    [locale, say],
  );
}

export type TimeText = ReturnType<typeof useTimeText>;
