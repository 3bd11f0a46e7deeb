import type { Said } from '@contract/sentences/sentence';
import type { Database } from '@server/db/database';
import type { Caller } from './caller';
import { countDown, type Limit, limitRate } from './rate-limit';

export interface Guess {
  db: Pick<Database, 'kysely'>;
  caller: Pick<Caller, 'accountId'>;
  now: Date;
}

/**
 * Runs work that depends on a secret somebody could guess. Each try is counted before the look-up and taken back if it
 * was right: after too many wrong ones even a right guess is refused, however many are sent at once. A try is right if
 * `work` succeeds, or if it calls `known` before it is refused for another reason. Must not run in a transaction, which
 * would wait for a second connection while holding one.
 */
export const guessed = async <T>(
  { db, caller, now }: Guess,
  { limit, said }: { limit: Limit; said: Said },
  work: (known: () => void) => Promise<T>,
): Promise<T> => {
  const subject = String(caller.accountId);
  await limitRate(db, limit, subject, now, { said });
  let isRight = false;
  const known = (): void => {
    isRight = true;
  };
  try {
    const done = await work(known);
    known();
    return done;
  } finally {
    if (isRight) await countDown(db, limit, subject);
  }
};
