import { MONEY_MAX, MONEY_MAX_WAN, PERSON_MONTHS_MAX } from '@contract/limits';
import { fenFromWan } from './budget';
import { cleanAmount, parseDecimal, toHalfWidth } from './clean-number';
import { splitWords } from './split-words';

const tidy = (text: string): string => toHalfWidth(text).replace(/[\s\u3000]/g, '');
const two = (number: string): string => number.padStart(2, '0');

const plainAmount = (typed: string): string => cleanAmount(typed).replace(/\.$/, '').replace(/^\./, '0.');

/** 分 from what was typed as 万元, or null when it is no amount of at least 0 with at most two decimals. */
export const readAmount = (typed: string): number | null => {
  const plain = plainAmount(typed);
  // A comma that does not group thousands is a typing error whose meaning cannot be guessed.
  const fen = plain.includes(',') ? null : fenFromWan(plain);
  return fen !== null && fen <= MONEY_MAX ? fen : null;
};

/** Whether the text is a well-formed amount above the maximum. */
export const isTooLarge = (typed: string): boolean => {
  const plain = plainAmount(typed);
  return /^\d+(\.\d{1,2})?$/.test(plain) && Number(plain) > MONEY_MAX_WAN;
};

/** Person-months; null where the text is not a number within range. */
export const readPersonMonths = (typed: string): number | null => {
  const number = parseDecimal(typed);
  return number !== null && number >= 0 && number <= PERSON_MONTHS_MAX ? number : null;
};

/** Points of a review; null where the text is not a number within range. */
export const readPoints = (typed: string): number | null => {
  const number = parseDecimal(typed);
  return number !== null && number >= 0 && number <= 100 ? number : null;
};

const MONTH = /^(\d{4})(?:年|[-/.])?(\d{1,2})月?$/;
/** `2026-09` from `2026年9月`, `2026/9`, `202609`; null when no month is meant. */
export const readMonth = (typed: string): string | null => {
  const [, year, month] = MONTH.exec(tidy(typed)) ?? [];
  return year && month && Number(month) >= 1 && Number(month) <= 12 ? `${year}-${two(month)}` : null;
};

const DAY = /^(\d{4})(?:年|[-/.])(\d{1,2})(?:月|[-/.])(\d{1,2})日?$|^(\d{4})(\d{2})(\d{2})$/;
/** `2026-09-14` from `2026年9月14日`, `2026/9/14`, `20260914`; null when there is no such day. */
export const readDay = (typed: string): string | null => {
  const [, ...found] = DAY.exec(tidy(typed)) ?? [];
  const [year, month, day] = found.filter((part) => part !== undefined);
  if (!year || !month || !day) return null;
  const date = `${year}-${two(month)}-${two(day)}`;
  const at = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(date) ? date : null;
};

/** Matched at the end of the text, so that the part before it is parsed as a date only once, however long it is. */
const CLOCK = /(?:[\sT]|(?<=日))(\d{1,2})[:时点](\d{1,2})(?:分|:(\d{1,2}))?$/;
/** `2026-09-14 09:30:00` from `2026年9月14日 9:30`, `2026/9/14 09:30:00`; null when no moment is meant. */
export const readClock = (typed: string): string | null => {
  const text = toHalfWidth(typed).trim();
  const found = CLOCK.exec(text);
  const [, hour, minute, second = '0'] = found ?? [];
  const day = found && readDay(text.slice(0, found.index));
  if (!day || !hour || !minute || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59)
    return null;
  return `${day} ${two(hour)}:${two(minute)}:${two(second)}`;
};

const SEPARATOR = '；';
/** Joins finished words and the one being typed into a single text; `openWords` splits it again. */
export const writeWords = (words: readonly string[], typing: string): string =>
  [...words, typing].join(SEPARATOR);
/** The finished words in such a text, and the word still being typed. */
export const openWords = (text: string): { words: string[]; typing: string } => {
  const at = text.lastIndexOf(SEPARATOR);
  return { words: splitWords(text.slice(0, Math.max(0, at)), []), typing: text.slice(at + 1) };
};
export const readWords = (text: string): string[] | null => {
  const words = splitWords(text, []);
  return words.length > 0 ? words : null;
};
