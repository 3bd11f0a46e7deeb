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
 * Does what hangs on something that a person who does not know it could try out. Counted before it is looked for, and
 * taken back where it was right: whoever has been wrong too often learns nothing more, not even of the try that would be
 * right, however many are sent at once. It was right where the work is done, or says so before it is refused for another
 * reason. Outside of a transaction: nobody waits for a second connection while holding one.
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
