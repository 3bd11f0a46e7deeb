import { HOUR_MS } from '@contract/time-units';
import { type Guess, guessed } from '@server/security/guesses';
import type { Limit } from '@server/security/rate-limit';

/** Nobody mistypes so often; somebody who tries codes out does. */
const WRONG_CODES: Limit = { name: 'apply.invitation', max: 30, windowMs: HOUR_MS };

/** Limits wrong codes of all kinds together, for everything a code of an application opens. */
export const guessedCode = <T>(guess: Guess, work: (known: () => void) => Promise<T>): Promise<T> =>
  guessed(guess, { limit: WRONG_CODES, said: 'apply.invite_codes_wait' }, work);

/** Limits wrong pairs of name and account: unlimited guesses would reveal which account is whose. */
export const guessedPerson = <T>(guess: Guess, work: (known: () => void) => Promise<T>): Promise<T> =>
  guessed(guess, { limit: WRONG_CODES, said: 'http.429' }, work);
