import { DAY_MS, HOUR_MS, SECOND_MS } from '@contract/time-units';
import { inChinese, type Word, wordTable } from '@contract/word';

const OFFSET_MS = 8 * HOUR_MS;

export const TIME_WORDS = wordTable('time', { beijing: '{time}（北京时间）' });

/** `2026-09-30 23:59:59（北京时间）`. China has had no daylight saving since 1991, so the offset is fixed. */
export const beijingWord = (iso: string): Word => TIME_WORDS.word('beijing', { time: beijingClock(iso) });
export const beijingTime = (iso: string): string => inChinese(beijingWord(iso));

/** `2026-09-30 23:59:59` in Asia/Shanghai, independent of the machine's time zone. */
export const beijingClock = (iso: string | number | Date): string =>
  new Date(new Date(iso).getTime() + OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');

/** Beijing time as typed, `2026-09-30 23:59:59`, in the ISO form of the wire with its offset. */
export const beijingWire = (clock: string): string => `${clock.replace(' ', 'T')}+08:00`;

/** Days since 1970 by the Beijing calendar; the difference of two of them is the number of calendar days between. */
export const beijingDayNumber = (moment: Date): number => Math.floor((moment.getTime() + OFFSET_MS) / DAY_MS);

/** Milliseconds since midnight in Beijing. */
export const beijingClockMs = (moment: Date): number => (moment.getTime() + OFFSET_MS) % DAY_MS;

/** `2026-09-30`: the day it is in Beijing. */
export const beijingDay = (moment: string | number | Date): string => beijingClock(moment).slice(0, 10);

/** A day that somebody names as a limit (`2026-09-30`) lasts until its last second in Beijing. */
export const lastSecondOf = (day: string): Date => new Date(`${day}T23:59:59+08:00`);

/** The last second of the day that contains a moment; midnight counts as the end of the day before. */
export const dayEnd = (ms: number): number => lastSecondOf(beijingDay(ms - 1)).getTime();

const TWO_DIGITS = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, '0'));
const DAYS_KNOWN = 2000;
const days = new Map<number, string>();

/** `2026-09-30` from the number of days since 1970; cached, because the answers of a day repeat the same few dates. */
const dayNumbered = (number: number): string => {
  const known = days.get(number);
  if (known !== undefined) return known;
  if (days.size >= DAYS_KNOWN) days.clear();
  const day = new Date(number * DAY_MS).toISOString().slice(0, 10);
  days.set(number, day);
  return day;
};

/**
 * ISO 8601 with an explicit offset (req:product-times). Calculated without a calendar library call, since a list
 * formats a hundred of them.
 */
export const beijingIso = (time: Date): string => {
  const shown = time.getTime() + OFFSET_MS;
  const day = Math.floor(shown / DAY_MS);
  const second = Math.floor((shown - day * DAY_MS) / SECOND_MS);
  const [hours, minutes] = [Math.floor(second / 3600), Math.floor(second / 60) % 60];
  return `${dayNumbered(day)}T${TWO_DIGITS[hours]}:${TWO_DIGITS[minutes]}:${TWO_DIGITS[second % 60]}+08:00`;
};
