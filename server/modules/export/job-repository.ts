import { randomUUID } from 'node:crypto';
import type { ExportReason } from '@contract/export-choices';
import { EXPORT_KEPT_DAYS } from '@contract/limits';
import { DAY_MS } from '@contract/time-units';
import type { ExportJobTable } from '@server/db/export-schema';
import type { Schema } from '@server/db/schema';
import { type Kysely, type Selectable, sql } from 'kysely';

type Db = Kysely<Schema>;
export type ExportRow = Selectable<ExportJobTable>;

/** The lease of a job: its worker renews it every second, and once it expires, any worker may take over. */
const leased = sql<Date>`now() + interval '30 seconds'`;
/** The pause before a failed attempt is repeated. */
const later = sql<Date>`now() + interval '20 seconds'`;

export interface Asking {
  accountId: number;
  now: Date;
}
/** Jobs finished before this time are deleted. */
const keptSince = (now: Date): Date => new Date(now.getTime() - EXPORT_KEPT_DAYS * DAY_MS);

/** The person's jobs; an expired one counts as gone even if it has not been deleted yet. */
const ownJobs = (db: Db, { accountId, now }: Asking) =>
  db
    .selectFrom('exportJob')
    .selectAll()
    .where('accountId', '=', accountId)
    .where((eb) => eb.or([eb('finishedAt', 'is', null), eb('finishedAt', '>', keptSince(now))]));

export const findJob = (db: Db, id: number, asking: Asking): Promise<ExportRow | undefined> =>
  ownJobs(db, asking).where('id', '=', id).executeTakeFirst();

/** Locked until the transaction ends, so that of two concurrent deletions the second finds nothing. */
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

/** Changes the job only for the attempt with this key: an attempt taken for lost can no longer change it. */
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
  reason: ExportReason | null;
}
/** False as in `markProgress`; then no row refers to the bytes. */
export const finishJob = async (db: Db, job: ExportRow, file: Finished, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await change(db, job)
    .set({ ...file, state: 'ready', finishedAt: now })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

export const failJob = async (db: Db, job: ExportRow, reason: ExportReason, now: Date): Promise<void> => {
  await change(db, job).set({ state: 'failed', reason, finishedAt: now, storageKey: null }).execute();
};

/** Returns the job to the queue: at once if this process is ending, after a pause if the attempt failed. */
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

/** Deletes these jobs and returns the storage keys of their bytes. */
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
