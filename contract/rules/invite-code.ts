import { COURSE_CODE_LENGTH, LONG_CODE_LENGTH } from '@contract/learning-choices';

/** Without the letters and digits that people mix up: 0 O, 1 I. */
export const INVITE_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** The only address used in links and QR codes. */
export const JOIN_PATH = '/learning/join';
export const joinAddress = (code: string): string => `${JOIN_PATH}?code=${code}`;

/**
 * The code in what a person typed or pasted, in its stored form; accepts full-width and lower-case letters and whole
 * links.
 */
export const readInviteCode = (typed: string): string => {
  const text = typed.normalize('NFKC').trim();
  const code = /[?&]code=([^&#\s]+)/.exec(text)?.[1] ?? text;
  return code.replace(/[\s-]/g, '').toUpperCase();
};

export const isInviteCode = (code: string): boolean =>
  (code.length === COURSE_CODE_LENGTH || code.length === LONG_CODE_LENGTH) &&
  [...code].every((letter) => INVITE_ALPHABET.includes(letter));
