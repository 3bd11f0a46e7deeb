import { toHalfWidth } from './clean-number';

/** Spaces at the ends are nobody's intention; inside a name they may be. */
export const cleanLine = (text: string): string => text.trim();

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
