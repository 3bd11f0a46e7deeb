import { useIntl } from '@umijs/max';
import { useMemo } from 'react';
import { formatClock, formatDate, formatDateTime, formatDeadline, formatMonthDay } from '@/utils/format-time';

type Moment = string | number | Date;

/** Beijing times as the chosen language writes them. */
export function useTimeText() {
  const { locale } = useIntl();
  return useMemo(
    () => ({
      date: (moment: Moment) => formatDate(moment, locale),
      dateTime: (moment: Moment) => formatDateTime(moment, locale),
      deadline: (moment: Moment) => formatDeadline(moment, locale),
      monthDay: (moment: Moment) => formatMonthDay(moment, locale),
      clock: (moment: Moment) => formatClock(moment, locale),
    }),
    [locale],
  );
}
