import { type ExportJob, exportJobCalls } from '@contract/export-job';
import { EXPORT_WAIT_MS } from '@contract/limits';
import { beijingIso } from '@contract/rules/beijing-time';
import { recordAudit } from '@server/audit/audit';
import type { Deps } from '@server/deps';
import { conflict, forbidden, notFound } from '@server/errors/app-error';
import { attachmentDisposition } from '@server/http/file-disposition';
import { implement } from '@server/http/implement';
import type { Caller } from '@server/security/caller';
import { storageOf } from '@server/storage/open-storage';
import { requireRoom } from '@server/storage/room-left';
import type { FastifyInstance } from 'fastify';
import { expiryOf } from './finished';
import { type ExportRow, findJob, jobsOf, lockJob, markFetched, removeJobs } from './job-repository';
import type { Kinds } from './kind';
import { checkAsked, isOpen, mayExport, startJob } from './start-job';
import { whenHandedOver } from './when-handed-over';
import { workersOf } from './workers';

interface Asker {
  caller: Caller;
  now: Date;
}

const present = (row: ExportRow): ExportJob => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  done: row.rowsDone,
  total: row.rowsTotal,
  fileName: row.fileName,
  size: row.size,
  reason: row.reason,
  expireTime: row.finishedAt && beijingIso(expiryOf(row.finishedAt)),
  createTime: beijingIso(row.createdAt),
});

/** Exports are their asker's alone: to everybody else they do not exist. */
export const registerExports = (app: FastifyInstance, deps: Deps, kinds: Kinds): void => {
  const { kysely } = deps.db;
  const workers = workersOf(deps, kinds);
  app.addHook('onClose', () => workers.stop());
  const report = (error: unknown): void => app.log.error({ err: error }, 'export');
  const own = async ({ caller: { accountId }, now }: Asker, id: number, db = kysely): Promise<ExportRow> => {
    const job = await findJob(db, id, { accountId, now });
    if (!job) throw notFound();
    return job;
  };
  /** Bytes that no row refers to any more; those that cannot be removed now are swept later. */
  const removeBytes = async (keys: readonly string[]): Promise<void> => {
    try {
      const storage = await storageOf(deps.config);
      for (const key of keys) await storage.remove(key);
    } catch (error) {
      report(error);
    }
  };
  implement(app, deps, exportJobCalls, {
    'GET /prod-api/system/export': async ({ caller: { accountId }, now }) =>
      (await jobsOf(kysely, { accountId, now })).map(present),
    'POST /prod-api/system/export': async (call) => {
      const query = checkAsked(kinds, call);
      const replaced: string[] = [];
      // A repeated request with the same idempotency key gets the same job, in its current state.
      const { id } = await call.transaction(async (tx) => {
        await requireRoom(await storageOf(deps.config));
        const { gone, ...started } = await startJob(tx, kinds, call, query);
        replaced.push(...gone);
        return started;
      });
      await removeBytes(replaced);
      if (isOpen(await own(call, id)))
        await workers.waitFor(id, EXPORT_WAIT_MS, () => void workers.work().catch(report));
      return present(await own(call, id));
    },
    'GET /prod-api/system/export/{id}': async ({ params, ...call }) => present(await own(call, params.id)),
    'DELETE /prod-api/system/export/{id}': async ({ params, request, transaction, ...call }) => {
      const keys = await transaction(async (tx) => {
        await lockJob(tx, params.id);
        const job = await own(call, params.id, tx);
        const gone = await removeJobs(tx, [job.id]);
        await recordAudit(tx, request, call.now, {
          accountId: call.caller.accountId,
          action: 'export.cancel',
          target: `export:${job.id}`,
          detail: { kind: job.kind },
        });
        // The bytes of an unfinished job are removed by its worker, when it notices that the job is gone.
        return job.state === 'ready' ? gone : [];
      });
      await removeBytes(keys);
      return null;
    },
    'GET /prod-api/system/export/{id}/file': async ({ params, caller, now, request, reply }) => {
      const job = await own({ caller, now }, params.id);
      if (!mayExport(caller, job.kind)) throw forbidden();
      if (job.state !== 'ready') throw conflict('export.unfinished');
      const storage = await storageOf(deps.config);
      const key = job.storageKey ?? '';
      const size = await storage.size(key);
      // A backup brings the row back, and not the file.
      if (size === 0) throw notFound();
      await kinds[job.kind].note({ deps, caller, now, request, job });
      const bytes = await storage.open(key);
      reply.headers({
        'content-type': job.type ?? 'application/octet-stream',
        'content-length': size,
        'content-disposition': attachmentDisposition(job.fileName ?? ''),
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      });
      // Whoever lost the connection half-way has not got it yet, and is told that it is there.
      return whenHandedOver(bytes, () => markFetched(kysely, job.id, now).catch(report));
    },
  });
};
