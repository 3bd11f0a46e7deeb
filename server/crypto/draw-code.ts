import { randomInt } from 'node:crypto';
import { INVITE_ALPHABET } from '@contract/rules/invite-code';

/** A code to be read aloud and typed: letters and digits that nobody mixes up. */
export const drawCode = (length: number): string =>
  Array.from({ length }, () => INVITE_ALPHABET[randomInt(INVITE_ALPHABET.length)]).join('');
