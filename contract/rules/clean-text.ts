import { toHalfWidth } from './clean-number';

/** Removes spaces at both ends, which are never intended; spaces inside, as in a name, are kept. */
export const cleanLine = (text: string): string => text.trim();

const BETWEEN_HAN = /(?<=\p{Script=Han})\s*([.•‧∙⋅・･·]?)\s*(?=\p{Script=Han})/gu;

/**
 * Cleans a name: spaces stay only between Latin words, and any kind of dot between Chinese parts becomes the same one.
 */
export const cleanName = (text: string): string =>
  toHalfWidth(text)
    .trim()
    .replace(/\s+/g, ' ')
    .replace(BETWEEN_HAN, (_, dot: string) => (dot ? '·' : ''));

/** Cleans a code: no spaces, half-width capital letters. */
export const cleanCode = (text: string): string =>
  toHalfWidth(text)
    .replace(/[\s\u3000]/g, '')
    .toUpperCase();

/** The eleven digits of `138 0000-0001` or `+86 13800000001`. */
export const cleanPhone = (text: string): string =>
  toHalfWidth(text)
    .replace(/[\s\u3000()-]/g, '')
    .replace(/^(\+|00)86(?=1\d{10}$)/, '');

export const cleanEmail = (text: string): string => toHalfWidth(text).replace(/[\s\u3000]/g, '');
