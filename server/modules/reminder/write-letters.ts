import { beijingClock } from '@contract/rules/beijing-time';
import { quietUntil } from '@contract/rules/quiet-hours';
import type { Sealer } from '@server/crypto/sealing';
import { batchByBatch } from '@server/db/batchByBatch';
import type { Database, Transaction } from '@server/db/database';
import type { Schema } from '@server/db/schema';
import { type Notice, notifyAll } from '@server/modules/notification/service';
import type { Kysely } from 'kysely';
import { isMorningOf, settingsOf } from './settings';

const BATCH = 100;
const ROUNDS = 25;

/** The notices for one person, as of the time at which they are sent. */
type LettersOf = (accountId: number, sendFrom: Date) => Notice[];

/** A daily or weekly letter; `from` and `until` limit the time of day at which it is sent. */
export interface Mailing {
  from: string;
  until: string;
  /** People whose letter is not written yet and whose morning has come: up to `limit` ids above `after`. */
  waiting(
    db: Kysely<Schema>,
    wanted: { after: number; limit: number; isMorning: ReturnType<typeof isMorningOf> },
    now: Date,
  ): Promise<number[]>;
  /** The people whose letters this replica will write: it marks them as written, or locks their rows. */
  claim(tx: Transaction, people: readonly number[], now: Date): Promise<number[]>;
  compose(tx: Transaction, people: readonly number[], now: Date): Promise<LettersOf>;
}

const writeThese = (
  { claim, compose }: Mailing,
  { db, sealer }: { db: Database; sealer: Sealer },
  ids: readonly number[],
  now: Date,
): Promise<number> =>
  db.transaction(async (tx) => {
    const people = await claim(tx, ids, now);
    if (people.length === 0) return 0;
    const lettersOf = await compose(tx, people, now);
    const settings = await settingsOf(tx, people);
    const notices = people.flatMap((id) => {
      const sendFrom = quietUntil(settings(id).quiet, now) ?? now;
      return lettersOf(id, sendFrom).map((letter) => ({ ...letter, sendFrom }));
    });
    await notifyAll(tx, sealer, notices, now);
    return people.length;
  });

/** How many people's letters were written. */
export const writeLetters = async (
  mailing: Mailing,
  writer: { db: Database; sealer: Sealer },
  now: Date,
): Promise<number> => {
  const { from, until } = mailing;
  const clock = beijingClock(now).slice(11, 16);
  if (clock < from || clock >= until) return 0;
  const isMorning = isMorningOf({ from, until, clock });
  return batchByBatch(
    (after) => mailing.waiting(writer.db.kysely, { after, limit: BATCH, isMorning }, now),
    (ids) => writeThese(mailing, writer, ids, now),
    ROUNDS,
  );
};
