import { randomUUID } from 'node:crypto';
import type { ExportReason } from '@contract/export-choices';
import { EXPORT_KEPT_DAYS } from '@contract/limits';
import { DAY_MS } from '@contract/time-units';
import type { ExportJobTable } from '@server/db/export-schema';
import type { Schema } from '@server/db/schema';
import { type Kysely, type Selectable, sql } from 'kysely';

type Db = Kysely<Schema>;
export type ExportRow = Selectable<ExportJobTable>;

/** Whoever works on one says so every second; after so long without a word it is anybody's again. */
const leased = sql<Date>`now() + interval '30 seconds'`;
/** Before the next attempt at one that broke off. */
const later = sql<Date>`now() + interval '20 seconds'`;

export interface Asking {
  accountId: number;
  now: Date;
}
/** What came to its end before then is thrown away. */
const keptSince = (now: Date): Date => new Date(now.getTime() - EXPORT_KEPT_DAYS * DAY_MS);

/** After its days a file is not there any more, whether it has been swept yet or not. */
const ownJobs = (db: Db, { accountId, now }: Asking) =>
  db
    .selectFrom('exportJob')
    .selectAll()
    .where('accountId', '=', accountId)
    .where((eb) => eb.or([eb('finishedAt', 'is', null), eb('finishedAt', '>', keptSince(now))]));

export const findJob = (db: Db, id: number, asking: Asking): Promise<ExportRow | undefined> =>
  ownJobs(db, asking).where('id', '=', id).executeTakeFirst();

/** Held until this transaction ends: of two who take it away, the second finds nothing. */
export const lockJob = async (db: Db, id: number): Promise<void> => {
  await db.selectFrom('exportJob').select('id').where('id', '=', id).forUpdate().execute();
};

export const jobsOf = (db: Db, asking: Asking): Promise<ExportRow[]> =>
  ownJobs(db, asking).orderBy('id', 'desc').execute();

/** The oldest that nobody works on, with a new place for its bytes; another replica passes it by. */
export const claimJob = (db: Db): Promise<ExportRow | undefined> =>
  db
    .updateTable('exportJob')
    .set({
      state: 'running',
      storageKey: randomUUID(),
      leaseUntil: leased,
      rowsDone: 0,
      attempts: sql<number>`attempts + 1`,
    })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('exportJob')
        .select('id')
        .where('state', 'in', ['waiting', 'running'])
        .where('leaseUntil', '<=', sql<Date>`now()`)
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();

/** Only the attempt that wrote to this key counts: one that was given up for lost changes nothing any more. */
const change = (db: Db, { id, storageKey }: ExportRow) =>
  db.updateTable('exportJob').where('id', '=', id).where('storageKey', '=', storageKey);

/** False where it was cancelled, or is another replica's by now. */
export const markProgress = async (
  db: Db,
  job: ExportRow,
  rows: { done: number; total: number | null },
): Promise<boolean> => {
  const { numUpdatedRows } = await change(db, job)
    .set({ rowsDone: rows.done, rowsTotal: rows.total, leaseUntil: leased })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

export interface Finished {
  fileName: string;
  type: string;
  size: number;
  rowsDone: number;
  rowsTotal: number | null;
}
/** False like `markProgress`: then no row names the bytes. */
export const finishJob = async (db: Db, job: ExportRow, file: Finished, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await change(db, job)
    .set({ ...file, state: 'ready', finishedAt: now })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

export const failJob = async (db: Db, job: ExportRow, reason: ExportReason, now: Date): Promise<void> => {
  await change(db, job).set({ state: 'failed', reason, finishedAt: now, storageKey: null }).execute();
};

/** Gives it back: at once where this process ends, a little later where it broke off. */
export const releaseJob = async (db: Db, job: ExportRow, when: 'now' | 'later'): Promise<void> => {
  await change(db, job)
    .set({
      state: 'waiting',
      storageKey: null,
      ...(when === 'now'
        ? { leaseUntil: sql<Date>`now()`, attempts: sql<number>`attempts - 1` }
        : { leaseUntil: later }),
    })
    .execute();
};

export const markFetched = async (db: Db, id: number, now: Date): Promise<void> => {
  await db.updateTable('exportJob').set({ fetchedAt: now }).where('id', '=', id).execute();
};

/** Takes these away and answers where their bytes lie. */
export const removeJobs = async (db: Db, ids: readonly number[]): Promise<string[]> => {
  if (ids.length === 0) return [];
  const gone = await db
    .deleteFrom('exportJob')
    .where('id', 'in', [...ids])
    .returning('storageKey')
    .execute();
  return gone.flatMap(({ storageKey }) => storageKey ?? []);
};

export const expiredJobs = async (db: Db, now: Date, limit: number): Promise<number[]> => {
  const old = await db
    .selectFrom('exportJob')
    .select('id')
    .where('finishedAt', '<=', keptSince(now))
    .limit(limit)
    .execute();
  return old.map(({ id }) => id);
};
