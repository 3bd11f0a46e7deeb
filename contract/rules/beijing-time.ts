import { DAY_MS, HOUR_MS, SECOND_MS } from '@contract/time-units';
import { inChinese, type Word, wordTable } from '@contract/word';

const OFFSET_MS = 8 * HOUR_MS;

export const TIME_WORDS = wordTable('time', { beijing: '{time}（北京时间）' });

/** `2026-09-30 23:59:59（北京时间）`. China has had no daylight saving since 1991, so the offset is fixed. */
export const beijingWord = (iso: string): Word => TIME_WORDS.word('beijing', { time: beijingClock(iso) });
export const beijingTime = (iso: string): string => inChinese(beijingWord(iso));

/** `2026-09-30 23:59:59` in Asia/Shanghai, whatever the machine's zone. */
export const beijingClock = (iso: string | number | Date): string =>
  new Date(new Date(iso).getTime() + OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');

/** A clock in Beijing, `2026-09-30 23:59:59`, on the wire: with its offset. */
export const beijingWire = (clock: string): string => `${clock.replace(' ', 'T')}+08:00`;

/** Days since 1970 as Beijing counts them: between two of them lie as many as a calendar shows. */
export const beijingDayNumber = (moment: Date): number => Math.floor((moment.getTime() + OFFSET_MS) / DAY_MS);

/** Milliseconds since midnight in Beijing. */
export const beijingClockMs = (moment: Date): number => (moment.getTime() + OFFSET_MS) % DAY_MS;

/** `2026-09-30`: the day it is in Beijing. */
export const beijingDay = (moment: string | number | Date): string => beijingClock(moment).slice(0, 10);

/** A day that somebody names as a limit (`2026-09-30`) lasts until its last second in Beijing. */
export const lastSecondOf = (day: string): Date => new Date(`${day}T23:59:59+08:00`);

/** The last second of the day in which a moment lies; a midnight ends the day before it. */
export const dayEnd = (ms: number): number => lastSecondOf(beijingDay(ms - 1)).getTime();

const TWO_DIGITS = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, '0'));
const DAYS_KNOWN = 2000;
const days = new Map<number, string>();

/** `2026-09-30` by its number since 1970: the answers of a day name few of them, over and over. */
const dayNumbered = (number: number): string => {
  const known = days.get(number);
  if (known !== undefined) return known;
  if (days.size >= DAYS_KNOWN) days.clear();
  const day = new Date(number * DAY_MS).toISOString().slice(0, 10);
  days.set(number, day);
  return day;
};

/** ISO 8601 with the offset written out (req:product-times). A list writes a hundred of them, so no calendar is asked. */
export const beijingIso = (time: Date): string => {
  const shown = time.getTime() + OFFSET_MS;
  const day = Math.floor(shown / DAY_MS);
  const second = Math.floor((shown - day * DAY_MS) / SECOND_MS);
  const [hours, minutes] = [Math.floor(second / 3600), Math.floor(second / 60) % 60];
  return `${dayNumbered(day)}T${TWO_DIGITS[hours]}:${TWO_DIGITS[minutes]}:${TWO_DIGITS[second % 60]}+08:00`;
};
