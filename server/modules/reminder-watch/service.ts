import { REMINDED } from '@contract/rules/reminder';
import type { Transaction } from '@server/db/database';
import type { Schema } from '@server/db/schema';
import { type Kysely, sql } from 'kysely';

/** An application, and the versions of it and its period when reminders were last computed. */
export interface Looked {
  id: number;
  seen: string;
}

/** Every change of a date increases one of these versions, or calls `lookAgainAt`. */
const SEEN = sql<string>`a.version || '.' || p.version`;

/** Applications that changed since the last look, or whose next look is due. */
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

/** The first ids of applications that are due, after the given id. */
export const idsToLookAt = async (
  db: Kysely<Schema>,
  { after, limit }: { after: number; limit: number },
  now: Date,
): Promise<number[]> => {
  // Materialized because few rows match: with a limit, PostgreSQL would otherwise test all applications in id order.
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

/** Those that no other replica has processed meanwhile. */
export const stillToLookAt = (tx: Transaction, ids: readonly number[], now: Date): Promise<Looked[]> =>
  toLookAt(tx, now).where('a.id', 'in', ids).execute();

/** Skips these applications until the time given for each, or until they change. */
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

/** A date or a responsible person has changed although the application's version has not. */
export const lookAgainAt = async (tx: Transaction, applicationId: number): Promise<void> => {
  await tx.deleteFrom('reminderWatch').where('applicationId', '=', applicationId).execute();
};
