import type { ExportKind } from '@contract/export-choices';
import { EXPORT_KEPT_DAYS } from '@contract/limits';
import { beijingClock } from '@contract/rules/beijing-time';
import { DAY_MS } from '@contract/time-units';
import type { Sealer } from '@server/crypto/sealing';
import type { Database } from '@server/db/database';
import { notify } from '@server/modules/notification/service';
import type { FileStorage } from '@server/storage/file-storage';
import { type ExportRow, expiredJobs, removeJobs } from './job-repository';

/** Whoever still looks at the page has fetched it by then. */
const UNFETCHED_MS = 30_000;
const BATCH = 100;

const NAMES: Record<ExportKind, string> = {
  applications: '申报清单',
  ranking: '评审排序',
  audit: '审计日志',
  ownData: '个人数据',
  ownArchive: '个人数据与附件',
};
const REASONS = {
  rows: '符合条件的行太多，请缩小筛选范围后再导出',
  right: '导出所需的权限已被收回',
  fault: '写文件时多次中断，请稍后再导出一次',
};

export const expiryOf = (finishedAt: Date): Date =>
  new Date(finishedAt.getTime() + EXPORT_KEPT_DAYS * DAY_MS);

const noticeOf = ({ kind, state, reason, finishedAt, rowsDone }: ExportRow, now: Date) => {
  const name = NAMES[kind];
  if (state === 'failed') return { title: `${name}没有导出成功`, body: REASONS[reason ?? 'fault'] };
  const until = beijingClock(expiryOf(finishedAt ?? now)).slice(0, 16);
  const rows = rowsDone > 0 ? `共 ${rowsDone} 行，` : '';
  return { title: `${name}已导出`, body: `${rows}请在 ${until} 前下载` };
};

/** One of them, held by this transaction, so that a second machine passes it by. */
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

/** Tells those who have gone elsewhere that their file lies there, or why it does not. */
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

/** Files that have lain there for their days. A backup takes none of them along, so none of them waits for it. */
export async function forgetOldExports(db: Database, storage: FileStorage, now: Date): Promise<void> {
  for (;;) {
    const ids = await expiredJobs(db.kysely, now, BATCH);
    for (const key of await removeJobs(db.kysely, ids)) await storage.remove(key);
    if (ids.length < BATCH) return;
  }
}
