import { HOUR_MS } from '@contract/time-units';
import { inChinese, type Word, wordTable } from '@contract/word';

const OFFSET_MS = 8 * HOUR_MS;

export const TIME_WORDS = wordTable('time', { beijing: '{time}（北京时间）' });

/** `2026-09-30 23:59:59（北京时间）`. China has had no daylight saving since 1991, so the offset is fixed. */
export const beijingWord = (iso: string): Word => TIME_WORDS.word('beijing', { time: beijingClock(iso) });
export const beijingTime = (iso: string): string => inChinese(beijingWord(iso));

/** `2026-09-30 23:59:59` in Asia/Shanghai, whatever the machine's zone. */
export const beijingClock = (iso: string | number | Date): string =>
  new Date(new Date(iso).getTime() + OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');

/** `2026-09-30`: the day it is in Beijing. */
export const beijingDay = (moment: string | number | Date): string => beijingClock(moment).slice(0, 10);

/** ISO 8601 with the offset written out (req:product-times). */
export const beijingIso = (time: Date): string =>
  `${new Date(time.getTime() + OFFSET_MS).toISOString().slice(0, 19)}+08:00`;
