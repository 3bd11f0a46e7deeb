import { periodCalls } from '@contract/period';
import { auditChanges } from '@contract/rules/audit-changes';
import { type AuditedAct, type AuditSource, recordAudit } from '@server/audit/audit';
import { createSealer, type Sealer } from '@server/crypto/sealing';
import type { Transaction } from '@server/db/database';
import type { Deps } from '@server/deps';
import { implement } from '@server/http/implement';
import type { Caller } from '@server/security/caller';
import type { FastifyInstance } from 'fastify';
import {
  createPeriod,
  type PlannedMove,
  presentAllForAdmin,
  presentForAdmin,
  removePeriod,
  updatePeriod,
} from './manage-period';
import { presentPeriod } from './present-period';
import { listOpenPeriods, listPeriods } from './service';

interface Asked {
  caller: Caller;
  now: Date;
  request: AuditSource;
}

const audit = (
  tx: Transaction,
  { caller, now, request }: Asked,
  act: AuditedAct,
  id: number,
): Promise<void> =>
  recordAudit(tx, request, now, {
    ...act,
    accountId: caller.accountId,
    target: `period:${id}`,
  });

/** Notifies people about a changed deadline; a higher module, so it is handed in. */
type TellMoved = (tx: Transaction, sealer: Sealer, move: PlannedMove, now: Date) => Promise<void>;

export const registerPeriods = (app: FastifyInstance, deps: Deps, tellMoved: TellMoved): void => {
  const { kysely } = deps.db;
  const sealer = createSealer(deps.config.dataKey.export());
  implement(app, deps, periodCalls, {
    'GET /prod-api/cms/period/list': async ({ now }) => {
      const rows = (await listPeriods(kysely)).map((row) => presentPeriod(row, now));
      return { rows, total: rows.length };
    },
    'GET /prod-api/cms/period/list/open': async ({ now }) => {
      const rows = (await listOpenPeriods(kysely, now)).map((row) => presentPeriod(row, now));
      return { rows, total: rows.length };
    },
    'GET /prod-api/cms/period/manage': async ({ now }) => {
      const rows = await presentAllForAdmin(kysely, await listPeriods(kysely), now);
      return { rows, total: rows.length };
    },
    'POST /prod-api/cms/period': (call) =>
      call.transaction(async (tx) => {
        const row = await createPeriod(tx, call.body, call.now);
        const answer = await presentForAdmin(tx, row, call.now);
        await audit(tx, call, { action: 'period.create' }, row.id);
        return answer;
      }),
    'PUT /prod-api/cms/period/{id}': (call) =>
      call.transaction(async (tx) => {
        const { before, after, moved } = await updatePeriod(
          { tx, caller: call.caller, now: call.now },
          call.params.id,
          call.body,
        );
        for (const move of moved) await tellMoved(tx, sealer, move, call.now);
        const answer = await presentForAdmin(tx, after, call.now);
        const changes = auditChanges('period.update', before, after);
        await audit(tx, call, { action: 'period.update', changes }, after.id);
        return answer;
      }),
    'DELETE /prod-api/cms/period/{id}': (call) =>
      call.transaction(async (tx) => {
        await removePeriod({ tx, caller: call.caller, now: call.now }, call.params.id, call.query.version);
        await audit(tx, call, { action: 'period.remove' }, call.params.id);
        return null;
      }),
  });
};
