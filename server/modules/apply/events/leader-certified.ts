import type { ApplicationStatus } from '@contract/enums';
import { isEndorsed } from '@contract/rules/filing-condition';
import { CERTIFIED_EVENT } from '@contract/rules/status-labels';
import { findTransition } from '@contract/rules/status-machine';
import { say } from '@contract/sentences/sentence';
import type { AuditSource } from '@server/audit/audit';
import type { Sealer } from '@server/crypto/sealing';
import type { Transaction } from '@server/db/database';
import { insertEvent } from '@server/modules/apply/event-repository';
import { accountsWith } from '@server/modules/apply/people-repository';
import { UNIT_AUDIT } from '@server/modules/apply/policy';
import { type ApplicationRow, changeByEvent, findHead } from '@server/modules/apply/repository';
import { notifyAll } from '@server/modules/notification/service';
import { changeOf, type Move, recordMove } from './move-status';
import { forwarded } from './report';
import { tellConcerned } from './tell-concerned';

interface Around {
  sealer: Sealer;
  source: AuditSource;
  now: Date;
}

/** Statuses in which an application filed before its leader was certified waits at the unit. */
const AT_THE_UNIT: readonly ApplicationStatus[] = ['submitted', 'unit_review'];

const holdAtTheUnit = (tx: Transaction, ownerId: number): Promise<ApplicationRow[]> =>
  tx
    .selectFrom('application')
    .selectAll()
    .where('ownerId', '=', ownerId)
    .where('status', 'in', AT_THE_UNIT)
    .orderBy('id')
    .forUpdate()
    .execute();

/** The unit has already endorsed it, so the system reports it to the office. */
const goOn = async (tx: Transaction, row: ApplicationRow, { sealer, now }: Around): Promise<Move> => {
  const transition = findTransition(row.status, 'report', 'system');
  if (!transition) throw new Error(`nothing leads application ${row.id} on`);
  const by = { actor: 'system', actorId: null, reason: null } as const;
  const move: Move = { transition, ...by, columns: forwarded(row, now) };
  const change = changeOf(row, move, await findHead(tx, row.id), now);
  await changeByEvent(tx, change.event, change.columns);
  await tellConcerned(tx, sealer, { ...move, head: await findHead(tx, row.id) }, now);
  return move;
};

/** The unit has not endorsed it yet and can now report it as usual: its auditors are notified. */
const tellUnit = async (tx: Transaction, row: ApplicationRow, { sealer, now }: Around): Promise<void> => {
  if (row.unitId === null) return;
  const people = await accountsWith(tx, UNIT_AUDIT, row.unitId);
  const notices = people
    .filter((accountId) => accountId !== row.ownerId)
    .map((accountId) => ({
      accountId,
      kind: 'application' as const,
      title: say('notice.apply.can_report', { title: row.title }),
      body: null,
      link: `/user/myProjects/${row.id}`,
      isQueue: true,
    }));
  await notifyAll(tx, sealer, notices, now);
};

/**
 * After a person's certification is approved, applications filed on that condition are no longer conditional, and those
 * the unit has endorsed go on to the office in the same transaction. The caller has locked the account. Returns those
 * that went on.
 */
export const onLeaderCertified = async (
  tx: Transaction,
  ownerId: number,
  around: Around,
): Promise<{ id: number; title: string }[]> => {
  const { now } = around;
  const rows = await holdAtTheUnit(tx, ownerId);
  const moves: [ApplicationRow, Move][] = [];
  for (const row of rows) {
    const { id: applicationId, status } = row;
    const event = { applicationId, event: CERTIFIED_EVENT, fromStatus: status, toStatus: status };
    await insertEvent(tx, { ...event, actorId: null, actorRole: 'system', reason: null, at: now });
    if (isEndorsed(row)) moves.push([row, await goOn(tx, row, around)]);
    else await tellUnit(tx, row, around);
  }
  // The head of the audit log is locked last: then nobody waiting for it can hold a lock that is needed here.
  for (const [row, move] of moves) await recordMove(tx, row, move, around);
  return moves.map(([{ id, title }]) => ({ id, title }));
};
