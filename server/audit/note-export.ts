import type { Database } from '@server/db/database';
import type { Caller } from '@server/security/caller';
import type { FastifyRequest } from 'fastify';
import { recordAudit } from './audit';

interface Exporting {
  caller: Caller;
  now: Date;
  request: FastifyRequest;
}

/** Exports of whole lists are audited, so that a later leak can be traced to whoever took the data. */
export const noteExport = (
  db: Database,
  { caller, now, request }: Exporting,
  target: string,
  detail: { rows: number; format: string },
): Promise<void> =>
  db.transaction((tx) =>
    recordAudit(tx, request, now, { accountId: caller.accountId, action: 'admin.export', target, detail }),
  );
