import type { Said } from '@contract/sentences/sentence';
import type { Database } from '@server/db/database';
import { countDown, type Limit, limitRate } from './rate-limit';

interface Guessing {
  db: Pick<Database, 'kysely'>;
  limit: Limit;
  /** Said to whoever has guessed too often. */
  said: Said;
}

/**
 * Looks for what somebody who does not know it could try out. Counted before it is looked for, and taken back where it is
 * found: whoever has been wrong too often learns nothing more, not even of the try that would be right, however many are
 * sent at once.
 */
export const guessed = async <T>(
  { db, limit, said }: Guessing,
  accountId: number,
  now: Date,
  look: () => Promise<T | null | undefined>,
): Promise<T | null> => {
  const subject = String(accountId);
  await limitRate(db, limit, subject, now, said);
  const found = (await look()) ?? null;
  if (found !== null) await countDown(db, limit, subject);
  return found;
};
