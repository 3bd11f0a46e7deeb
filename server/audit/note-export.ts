import type { Database } from '@server/db/database';
import type { Caller } from '@server/security/caller';
import type { FastifyRequest } from 'fastify';
import { recordAudit } from './audit';

interface Exporting {
  caller: Caller;
  now: Date;
  request: FastifyRequest;
}

/** Who took whole lists out of the house is worth knowing afterwards. */
export const noteExport = (
  db: Database,
  { caller, now, request }: Exporting,
  target: string,
  detail: { rows: number; format: string },
): Promise<void> =>
  db.transaction((tx) =>
    recordAudit(tx, request, now, { accountId: caller.accountId, action: 'admin.export', target, detail }),
  );
