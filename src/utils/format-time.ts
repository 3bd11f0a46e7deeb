import { beijingClock, beijingDay } from '@contract/rules/beijing-time';

type Moment = string | number | Date;
const ZONE = 'Asia/Shanghai';

const isChinese = (locale: string): boolean => locale.startsWith('zh');

/** The short word for year in Russian and Bulgarian stays with its number. */
const YEAR_WORD = / (?=г\.)/;

const intl = (moment: Moment, locale: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: ZONE, numberingSystem: 'latn' })
    .format(new Date(moment))
    .replace(YEAR_WORD, '\u00a0');

/** `2026-09-14`. Every time in the product is Beijing's, wherever the reader sits. */
export const formatDate = (moment: Moment, locale = 'zh-CN'): string =>
  isChinese(locale) ? beijingDay(moment) : intl(moment, locale, { dateStyle: 'medium' });

/** `2026-09-14 14:08`. */
export const formatDateTime = (moment: Moment, locale = 'zh-CN'): string =>
  isChinese(locale)
    ? beijingClock(moment).slice(0, 16)
    : intl(moment, locale, { dateStyle: 'medium', timeStyle: 'short' });

/** `2026-09-30 23:59:59`: deadlines carry their seconds; say 北京时间 beside it. */
export const formatDeadline = (moment: Moment, locale = 'zh-CN'): string =>
  isChinese(locale)
    ? beijingClock(moment)
    : intl(moment, locale, { dateStyle: 'medium', timeStyle: 'medium' });

/** `09-14`. */
export const formatMonthDay = (moment: Moment, locale = 'zh-CN'): string =>
  isChinese(locale)
    ? beijingClock(moment).slice(5, 10)
    : intl(moment, locale, { month: 'short', day: 'numeric' });

const BY_WAVE = /^(?:zh|ja|ko)/;

/** `2026-09 ～ 2028-03`, Sep 2026 – Mar 2028. */
export const formatRange = (from: string, to: string, locale = 'zh-CN'): string =>
  [from, to].join(BY_WAVE.test(locale) ? ' ～ ' : ' – ');

/** `2026-09`. */
export const formatMonth = (moment: Moment, locale = 'zh-CN'): string =>
  isChinese(locale)
    ? beijingDay(moment).slice(0, 7)
    : intl(moment, locale, { year: 'numeric', month: 'short' });

const MONTH_OR_DAY = /^\d{4}-\d\d(-\d\d)?$/;

/** A month or a day of a record, `2027-10`, as the language writes it; text that is neither is returned unchanged. */
export const formatWritten = (written: string, locale = 'zh-CN'): string => {
  if (!MONTH_OR_DAY.test(written) || Number.isNaN(Date.parse(written))) return written;
  return written.length > 7 ? formatDate(written, locale) : formatMonth(written, locale);
};

/** `09-01 ～ 09-30`, 9月1日 ～ 9月30日, Sep 1 – 30. */
export const formatDays = (from: Moment, to: Moment, locale = 'zh-CN'): string => {
  // Intl would write the days of a Japanese range in another way than a single day.
  if (BY_WAVE.test(locale))
    return formatRange(formatMonthDay(from, locale), formatMonthDay(to, locale), locale);
  const days = { month: 'short', day: 'numeric', timeZone: ZONE, numberingSystem: 'latn' } as const;
  return new Intl.DateTimeFormat(locale, days).formatRange(new Date(from), new Date(to));
};

/** `14:08`. */
export const formatClock = (moment: Moment, locale = 'zh-CN'): string =>
  isChinese(locale) ? beijingClock(moment).slice(11, 16) : intl(moment, locale, { timeStyle: 'short' });
