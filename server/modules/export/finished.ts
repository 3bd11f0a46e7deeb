import type { ExportKind } from '@contract/export-choices';
import { EXPORT_KEPT_DAYS } from '@contract/limits';
import { beijingClock } from '@contract/rules/beijing-time';
import { type Sentence, say } from '@contract/sentences/sentence';
import { DAY_MS } from '@contract/time-units';
import type { Sealer } from '@server/crypto/sealing';
import type { Database } from '@server/db/database';
import { notify } from '@server/modules/notification/service';
import type { FileStorage } from '@server/storage/file-storage';
import { type ExportRow, expiredJobs, removeJobs } from './job-repository';

/** Whoever still has the page open has downloaded the file by then. */
const UNFETCHED_MS = 30_000;
const BATCH = 100;

const nameOf = (kind: ExportKind): Sentence => ({ code: `notice.export.${kind}` });

export const expiryOf = (finishedAt: Date): Date =>
  new Date(finishedAt.getTime() + EXPORT_KEPT_DAYS * DAY_MS);

/** Lost attachments are no failure: the file is written without them. */
const failureOf = (reason: ExportRow['reason']) => (reason === null || reason === 'files' ? 'fault' : reason);

const noticeOf = ({ kind, state, reason, finishedAt, rowsDone }: ExportRow, now: Date) => {
  const name = nameOf(kind);
  if (state === 'failed')
    return {
      title: say('notice.export.failed', { name }),
      body: { code: `notice.export.${failureOf(reason)}` } as const,
    };
  const until = beijingClock(expiryOf(finishedAt ?? now)).slice(0, 16);
  const rowsOrNone =
    rowsDone > 0
      ? say('notice.export.fetch_rows', { n: rowsDone, until })
      : say('notice.export.fetch', { until });
  return {
    title: say('notice.export.done', { name }),
    body: reason === 'files' ? say('notice.export.files', { until }) : rowsOrNone,
  };
};

/** Tells one person, under a row lock, so that another replica skips the job. */
const tellOne = (db: Database, sealer: Sealer, id: number, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const job = await tx
      .selectFrom('exportJob')
      .selectAll()
      .where('id', '=', id)
      .where('toldAt', 'is', null)
      .where('fetchedAt', 'is', null)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!job) return;
    await tx.updateTable('exportJob').set({ toldAt: now }).where('id', '=', id).execute();
    const notice = { accountId: job.accountId, kind: 'account', link: '/user/exports' } as const;
    await notify(tx, sealer, { ...notice, ...noticeOf(job, now), through: ['site'] }, now);
  });

/** Tells people who left the page that their file is ready, or why it is not. */
export async function tellFinished(db: Database, sealer: Sealer, now: Date): Promise<void> {
  const waiting = await db.kysely
    .selectFrom('exportJob')
    .select('id')
    .where('finishedAt', '<', new Date(now.getTime() - UNFETCHED_MS))
    .where('toldAt', 'is', null)
    .where('fetchedAt', 'is', null)
    .limit(BATCH)
    .execute();
  for (const { id } of waiting) await tellOne(db, sealer, id, now);
}

/** Deletes expired export files. Backups do not include them, so they need not be kept for one. */
export async function forgetOldExports(db: Database, storage: FileStorage, now: Date): Promise<void> {
  for (;;) {
    const ids = await expiredJobs(db.kysely, now, BATCH);
    for (const key of await removeJobs(db.kysely, ids)) await storage.remove(key);
    if (ids.length < BATCH) return;
  }
}
