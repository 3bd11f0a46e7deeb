import { statementOf } from '@contract/rules/member-statement';
import { MINUTE_MS } from '@contract/time-units';
import type { Sealer } from '@server/crypto/sealing';
import type { Database, Transaction } from '@server/db/database';
import { oneByOne } from '@server/db/oneByOne';
import { type ApplicationRow, lockIfFree } from '@server/modules/apply/repository';
import type { Db } from '@server/modules/apply/scope';
import { type AskedRow, changeConfirmation, selectConfirmations } from './confirmation-repository';
import { isAnswerable, isOfRow, openForm, standingOf } from './confirmations';
import { tellGone, tellLapsed } from './tell-members';

/** The form autosaves while somebody types; once it was untouched for this long, its text counts as final. */
const SETTLED_MINUTES = 10;
const settledBy = (now: Date): Date => new Date(now.getTime() - SETTLED_MINUTES * MINUTE_MS);
const BATCH = 50;

/**
 * Ids of up to a batch of applications that were changed after their confirmations were last compared, and are not
 * being edited now.
 */
const idsToCompare = async (db: Db, after: number, now: Date): Promise<number[]> => {
  // Materialized, because few rows match: to satisfy the limit, PostgreSQL would otherwise look up every candidate one
  // by one.
  const rows = await db
    .with(
      (name) => name('changed').materialized(),
      () =>
        db
          .selectFrom('applicationConfirmation as c')
          .innerJoin('application as a', 'a.id', 'c.applicationId')
          .select('a.id')
          .distinct()
          .where('c.applicationId', '>', after)
          .where('c.state', '=', 'confirmed')
          .where('a.updatedAt', '<=', settledBy(now))
          .where((eb) =>
            eb.or([eb('c.comparedAt', 'is', null), eb('c.comparedAt', '<', eb.ref('a.updatedAt'))]),
          ),
    )
    .selectFrom('changed')
    .select('id')
    .orderBy('id')
    .limit(BATCH)
    .execute();
  return rows.map(({ id }) => id);
};

interface Telling {
  db: Transaction;
  sealer: Sealer;
  now: Date;
}

/** Notifies the person that the confirmation no longer holds, unless they know already; returns whether it did. */
const tellOne = async (scope: Telling, row: ApplicationRow, request: AskedRow): Promise<boolean> => {
  const form = openForm(scope.sealer, row);
  const isGone = statementOf(form, request.rowId) === null || !isOfRow(scope.sealer, request, form);
  const { state, changed } = standingOf(scope.sealer, request, form);
  const stands = !isGone && state === 'confirmed';
  const isNews = !stands && request.lapseToldAt === null && request.accountId !== null;
  await changeConfirmation(scope.db, request.id, {
    comparedAt: scope.now,
    // Changed back, it stands again, and the next change is another lapse.
    lapseToldAt: stands ? null : (request.lapseToldAt ?? scope.now),
  });
  if (!isNews || request.accountId === null) return false;
  if (isGone) await tellGone(scope, request.accountId, row);
  else {
    const isOpen = await isAnswerable(scope.db, row, scope.now);
    await tellLapsed(scope, request.accountId, row, { code: request.code, changed, isOpen });
  }
  return true;
};

const tellOf = (db: Database, sealer: Sealer, id: number, now: Date): Promise<number> =>
  db.transaction(async (tx) => {
    const row = await lockIfFree(tx, id);
    // Somebody went on writing meanwhile.
    if (!row || row.updatedAt > settledBy(now)) return 0;
    const requests = (await selectConfirmations(tx, id)).filter(({ state }) => state === 'confirmed');
    let told = 0;
    for (const request of requests) if (await tellOne({ db: tx, sealer, now }, row, request)) told += 1;
    return told;
  });

/** Notifies members whose confirmed statement has changed. Returns how many were notified. */
export const tellLapses = (db: Database, sealer: Sealer, now: Date): Promise<number> =>
  oneByOne(
    (after) => idsToCompare(db.kysely, after, now),
    (id) => tellOf(db, sealer, id, now),
  );
