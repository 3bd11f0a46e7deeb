import { toHalfWidth } from './clean-number';

/** Spaces at the ends are never meant; inside a name they may be. */
export const cleanLine = (text: string): string => text.trim();

const BETWEEN_HAN = /(?<=\p{Script=Han})\s*([.•‧∙⋅・･·]?)\s*(?=\p{Script=Han})/gu;

/** A name: blanks inside only between Latin words, and one dot between its Chinese parts, whichever key it came from. */
export const cleanName = (text: string): string =>
  toHalfWidth(text)
    .trim()
    .replace(/\s+/g, ' ')
    .replace(BETWEEN_HAN, (_, dot: string) => (dot ? '·' : ''));

/** Codes: without spaces, in plain capital letters. */
export const cleanCode = (text: string): string =>
  toHalfWidth(text)
    .replace(/[\s\u3000]/g, '')
    .toUpperCase();

/** `138 0000-0001`, `+86 13800000001`: the eleven digits of it. */
export const cleanPhone = (text: string): string =>
  toHalfWidth(text)
    .replace(/[\s\u3000()-]/g, '')
    .replace(/^(\+|00)86(?=1\d{10}$)/, '');

export const cleanEmail = (text: string): string => toHalfWidth(text).replace(/[\s\u3000]/g, '');
