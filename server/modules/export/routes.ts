import { type ExportJob, exportJobCalls } from '@contract/export-job';
import { EXPORT_WAIT_MS } from '@contract/limits';
import { beijingIso } from '@contract/rules/beijing-time';
import { recordAudit } from '@server/audit/audit';
import { unlessHeld } from '@server/db/backup-hold';
import type { Deps } from '@server/deps';
import { conflict, forbidden, notFound } from '@server/errors/app-error';
import { attachmentDisposition } from '@server/http/file-disposition';
import { implement } from '@server/http/implement';
import type { Caller } from '@server/security/caller';
import { storageOf } from '@server/storage/open-storage';
import type { FastifyInstance } from 'fastify';
import { expiryOf } from './finished';
import { type ExportRow, findJob, jobsOf, markFetched, removeJobs } from './job-repository';
import { KINDS } from './kinds';
import { checkAsked, mayExport, startJob } from './start-job';
import { workersOf } from './workers';

const present = (row: ExportRow): ExportJob => ({
  ...{ id: row.id, kind: row.kind, state: row.state, done: row.rowsDone, total: row.rowsTotal },
  ...{ fileName: row.fileName, size: row.size, reason: row.reason },
  expireTime: row.finishedAt && beijingIso(expiryOf(row.finishedAt)),
  createTime: beijingIso(row.createdAt),
});

/** Exports are their asker's alone: to everybody else they do not exist. */
export const registerExports = (app: FastifyInstance, deps: Deps): void => {
  const { kysely } = deps.db;
  const workers = workersOf(deps);
  app.addHook('onClose', () => workers.stop());
  const report = (error: unknown): void => app.log.error({ err: error }, 'export');
  const own = async (caller: Caller, id: number): Promise<ExportRow> => {
    const job = await findJob(kysely, id, caller.accountId);
    if (!job) throw notFound();
    return job;
  };
  implement(app, deps, exportJobCalls, {
    'GET /prod-api/system/export': async ({ caller }) =>
      (await jobsOf(kysely, caller.accountId)).map(present),
    'POST /prod-api/system/export': async (call) => {
      const query = await checkAsked(deps, call);
      // Sent again under the same key, it is the same one, as far as it has come by now.
      const { id } = await call.transaction(async (tx) => ({ id: await startJob(tx, call, query) }));
      await workers.waitFor(id, EXPORT_WAIT_MS, () => void workers.work().catch(report));
      return present(await own(call.caller, id));
    },
    'GET /prod-api/system/export/{id}': async ({ params, caller }) => present(await own(caller, params.id)),
    'DELETE /prod-api/system/export/{id}': async ({ params, caller, now, request, transaction }) => {
      const keys = await transaction(async (tx) => {
        const job = await findJob(tx, params.id, caller.accountId);
        if (!job) throw notFound();
        const gone = await removeJobs(tx, [job.id]);
        await recordAudit(tx, request, now, {
          ...{ accountId: caller.accountId, action: 'export.cancel', target: `export:${job.id}` },
          ...{ outcome: 'ok', detail: { kind: job.kind } },
        });
        // Whoever writes it finds out, and clears up after itself.
        return job.state === 'ready' ? gone : [];
      });
      const storage = await storageOf(deps.config);
      for (const key of keys) await unlessHeld(deps.db, () => storage.remove(key));
      return null;
    },
    'GET /prod-api/system/export/{id}/file': async ({ params, caller, now, request, reply }) => {
      const job = await own(caller, params.id);
      if (!mayExport(caller, job.kind)) throw forbidden();
      if (job.state !== 'ready') throw conflict('export.unfinished');
      const storage = await storageOf(deps.config);
      const key = job.storageKey ?? '';
      const size = await storage.size(key);
      // A backup brings the row back, and not the file.
      if (size === 0) throw notFound();
      const bytes = await storage.open(key);
      await KINDS[job.kind].note({ deps, caller, now, request, job });
      await markFetched(kysely, job.id, now);
      reply.headers({
        'content-type': job.type ?? 'application/octet-stream',
        'content-length': size,
        'content-disposition': attachmentDisposition(job.fileName ?? ''),
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      });
      return bytes;
    },
  });
};
