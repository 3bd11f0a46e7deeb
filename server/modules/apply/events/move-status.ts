import type { Actor } from '@contract/enums';
import { handlerAfter, type Transition } from '@contract/rules/status-machine';
import { type AuditSource, recordAudit } from '@server/audit/audit';
import type { Sealer } from '@server/crypto/sealing';
import type { Transaction } from '@server/db/database';
import type { ApplicationTable } from '@server/db/schema';
import { type ApplicationRow, findHead, updateApplication } from '@server/modules/apply/repository';
import type { Updateable } from 'kysely';
import { insertEvent } from './event-repository';
import { tellConcerned } from './tell-concerned';

export interface Move {
  transition: Transition;
  actor: Actor;
  actorId: number | null;
  reason: string | null;
  /** Columns the event's effect wants written. */
  columns: Updateable<ApplicationTable>;
}

/** Moves a locked application along one arrow: status, handler, event, notices, audit. All or nothing. */
export const moveStatus = async (
  tx: Transaction,
  row: ApplicationRow,
  { transition, actor, actorId, reason, columns }: Move,
  { now, sealer, source }: { now: Date; sealer: Sealer; source: AuditSource },
): Promise<void> => {
  const { event, to } = transition;
  const handler = handlerAfter(event, to);
  await updateApplication(tx, row.id, {
    ...columns,
    status: to,
    statusSince: to === row.status ? row.statusSince : now,
    handler,
    handlerSince: handler === row.handler && to === row.status ? row.handlerSince : now,
    updatedAt: now,
  });
  await insertEvent(tx, {
    applicationId: row.id,
    event,
    fromStatus: row.status,
    toStatus: to,
    actorId,
    actorRole: actor,
    reason,
    at: now,
  });
  await tellConcerned(tx, sealer, transition, await findHead(tx, row.id), { actorId, reason, now });
  await recordAudit(tx, source, now, {
    accountId: actorId,
    action: `apply.${event}`,
    target: `application:${row.id}`,
    outcome: 'ok',
    detail: { from: row.status, to },
  });
};
