import type { Calls } from '@contract/endpoints';
import { EXPORT_OPEN_MAX } from '@contract/limits';
import { say } from '@contract/sentences/sentence';
import { recordAudit } from '@server/audit/audit';
import type { Transaction } from '@server/db/database';
import { conflict, forbidden } from '@server/errors/app-error';
import { inputValidator } from '@server/http/validate';
import { type Caller, hasPermission } from '@server/security/caller';
import type { FastifyRequest } from 'fastify';
import { type ExportRow, jobsOf, removeJobs } from './job-repository';
import { callOf, type Kinds } from './kind';

interface Asked {
  body: Calls['POST /prod-api/system/export']['body'];
  caller: Caller;
  now: Date;
  request: FastifyRequest;
}

/** Whether the caller has the permission of the call that answers with the same file directly. */
export const mayExport = (caller: Caller, kind: ExportRow['kind']): boolean => {
  const { access } = callOf(kind);
  return access === 'public' || access === 'signedIn' || hasPermission(caller, access);
};

/** The checked query of a job, by the rules of the call that answers with the same file directly. */
export const checkAsked = (kinds: Kinds, { body, caller }: Asked): string => {
  const { kind, query = {} } = body;
  if (!mayExport(caller, kind)) throw forbidden();
  const checked = inputValidator(callOf(kind))({ params: {}, query, body: undefined });
  kinds[kind].check?.(checked.query as ExportRow['query']);
  return JSON.stringify(checked.query);
};

/** Whether the job is not finished yet. */
export const isOpen = ({ state }: Pick<ExportRow, 'state'>): boolean =>
  state === 'waiting' || state === 'running';

/** Adds a job and deletes the oldest files beyond the number kept; `gone` lists the storage keys of their bytes. */
export const startJob = async (
  tx: Transaction,
  kinds: Kinds,
  { body: { kind }, caller: { accountId }, now, request }: Asked,
  query: string,
): Promise<{ id: number; gone: string[] }> => {
  // Locks the account, so that two requests at the same moment each see the other's job.
  await tx.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
  await kinds[kind].limit?.(tx, accountId, now);
  const jobs = await jobsOf(tx, { accountId, now });
  const open = jobs.filter(isOpen);
  if (open.length >= EXPORT_OPEN_MAX) throw conflict(say('export.busy', { n: open.length }));
  const finished = jobs.filter((job) => job.kind === kind && !open.includes(job));
  const gone = await removeJobs(
    tx,
    finished.slice(kinds[kind].kept - 1).map(({ id }) => id),
  );
  const { id } = await tx
    .insertInto('exportJob')
    .values({ accountId, kind, query, createdAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordAudit(tx, request, now, {
    accountId,
    action: 'export.start',
    target: `export:${id}`,
    detail: { kind },
  });
  return { id, gone };
};
