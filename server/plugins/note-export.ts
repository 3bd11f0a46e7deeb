import type { Database } from '@server/db/database';
import type { FastifyRequest } from 'fastify';
import { recordAudit } from './audit';
import type { Caller } from './caller';

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
    recordAudit(tx, request, now, {
      ...{ accountId: caller.accountId, action: 'desk.export', target, outcome: 'ok', detail },
    }),
  );
