/** 公民身份号码, GB 11643: weights and check characters (req:forms-id-number). */
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
export const ID_CARD_SIGNS = 18;
const CHECK = '10X98765432';

export const idNumberCheckCharacter = (first17: string): string => {
  const sum = WEIGHTS.reduce((total, weight, i) => total + weight * Number(first17.charAt(i)), 0);
  return CHECK.charAt(sum % 11);
};

export type IdNumberProblem = 'length' | 'date' | 'check';

const isRealDate = (year: number, month: number, day: number): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

/** What is wrong with an 18-digit ID number, or null. `today` bounds the date of birth. */
export const idNumberProblem = (value: string, today: Date): IdNumberProblem | null => {
  const id = value.toUpperCase();
  if (!/^\d{17}[\dX]$/.test(id)) return 'length';
  const [year, month, day] = [Number(id.slice(6, 10)), Number(id.slice(10, 12)), Number(id.slice(12, 14))];
  if (year < 1900 || !isRealDate(year, month, day) || Date.UTC(year, month - 1, day) > today.getTime())
    return 'date';
  return idNumberCheckCharacter(id) === id.charAt(17) ? null : 'check';
};

/** Characters that a mask leaves visible at the beginning and the end; fewer for a short or half-typed number. */
const openEnds = (length: number): [number, number] => (length >= 10 ? [3, 4] : [0, length >= 8 ? 2 : 0]);

/** More consecutive stars than any typed number has; they identify a masked number. */
const STARS = '***';
/** `110***********1234`: the form in which an ID number leaves the service (req:attack-a24). */
export const maskIdNumber = (value: string): string => {
  if (value === '') return '';
  const [first, last] = openEnds(value.length);
  const stars = '*'.repeat(value.length - first - last).padEnd(STARS.length, '*');
  return `${value.slice(0, first)}${stars}${value.slice(value.length - last)}`;
};
export const isMasked = (value: string): boolean => value.includes(STARS);
