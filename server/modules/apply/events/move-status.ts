import type { Actor } from '@contract/enums';
import { handlerAfter, type Transition } from '@contract/rules/status-machine';
import { type AuditSource, recordAudit } from '@server/audit/audit';
import type { Sealer } from '@server/crypto/sealing';
import type { Transaction } from '@server/db/database';
import type { ApplicationTable } from '@server/db/schema';
import type { HeadRow } from '@server/modules/apply/lists/head-query';
import { type ApplicationRow, changeByEvent, findHead } from '@server/modules/apply/repository';
import type { Updateable } from 'kysely';
import { tellConcerned } from './tell-concerned';

export interface Move {
  transition: Transition;
  actor: Actor;
  actorId: number | null;
  reason: string | null;
  /** Columns the event's effect wants written. */
  columns: Updateable<ApplicationTable>;
}

/** Moves a locked application along one arrow: status, handler, event, notices, audit. All or nothing; answers what it is now. */
export const moveStatus = async (
  tx: Transaction,
  row: ApplicationRow,
  { transition, actor, actorId, reason, columns }: Move,
  { now, sealer, source }: { now: Date; sealer: Sealer; source: AuditSource },
): Promise<{ row: ApplicationRow; head: HeadRow }> => {
  const { event, to } = transition;
  const handler = handlerAfter(event, to);
  const moved = await changeByEvent(
    tx,
    {
      ...{ applicationId: row.id, event, fromStatus: row.status, toStatus: to },
      ...{ actorId, actorRole: actor, reason, at: now },
    },
    {
      ...columns,
      status: to,
      statusSince: to === row.status ? row.statusSince : now,
      handler,
      handlerSince: handler === row.handler && to === row.status ? row.handlerSince : now,
      updatedAt: now,
    },
  );
  const head = await findHead(tx, row.id);
  await tellConcerned(tx, sealer, transition, head, { actorId, reason, now });
  await recordAudit(tx, source, now, {
    accountId: actorId,
    action: `apply.${event}`,
    target: `application:${row.id}`,
    outcome: 'ok',
    detail: { from: row.status, to },
  });
  return { row: moved, head };
};
