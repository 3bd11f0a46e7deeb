import { REMINDED } from '@contract/rules/reminder';
import type { Transaction } from '@server/db/database';
import type { Schema } from '@server/db/schema';
import { type Kysely, sql } from 'kysely';

/** An application, at the versions of it and of its period at which it was looked at. */
export interface Looked {
  id: number;
  seen: string;
}

/** Whatever may move a date changes one of these, or calls `lookAgainAt`. */
const SEEN = sql<string>`a.version || '.' || p.version`;

/** Applications that changed since the last look, or whose next moment has come. */
const toLookAt = (db: Kysely<Schema>, now: Date) =>
  db
    .selectFrom('application as a')
    .innerJoin('period as p', 'p.id', 'a.periodId')
    .leftJoin('reminderWatch as w', 'w.applicationId', 'a.id')
    .select(['a.id', SEEN.as('seen')])
    .where('a.status', 'in', REMINDED)
    .where((eb) =>
      eb.or([eb('w.applicationId', 'is', null), sql<boolean>`w.seen <> ${SEEN}`, eb('w.lookAt', '<=', now)]),
    )
    .orderBy('a.id');

/** The first of those that somebody has to look at now, after the one named. */
export const idsToLookAt = async (
  db: Kysely<Schema>,
  { after, limit }: { after: number; limit: number },
  now: Date,
): Promise<number[]> => {
  // Few of many: for the sake of the limit, PostgreSQL would look up each of the many.
  const some = await db
    .with(
      (name) => name('waiting').materialized(),
      () => toLookAt(db, now).clearOrderBy().where('a.id', '>', after),
    )
    .selectFrom('waiting')
    .select('id')
    .orderBy('id')
    .limit(limit)
    .execute();
  return some.map(({ id }) => id);
};

/** Those of them that nobody else has looked at meanwhile. */
export const stillToLookAt = (tx: Transaction, ids: readonly number[], now: Date): Promise<Looked[]> =>
  toLookAt(tx, now).where('a.id', 'in', ids).execute();

/** Until the moment named for each, or until it changes, nobody has to look at these again. */
export const rememberLook = async (
  tx: Transaction,
  looked: readonly Looked[],
  nextOf: (applicationId: number) => Date | null,
): Promise<void> => {
  await tx
    .insertInto('reminderWatch')
    .values(looked.map(({ id, seen }) => ({ applicationId: id, seen, lookAt: nextOf(id) })))
    .onConflict((conflict) =>
      conflict.column('applicationId').doUpdateSet((eb) => ({
        seen: eb.ref('excluded.seen'),
        lookAt: eb.ref('excluded.lookAt'),
      })),
    )
    .execute();
};

/** A date of it was set or taken away, or it waits for somebody new, though its version has not moved. */
export const lookAgainAt = async (tx: Transaction, applicationId: number): Promise<void> => {
  await tx.deleteFrom('reminderWatch').where('applicationId', '=', applicationId).execute();
};
