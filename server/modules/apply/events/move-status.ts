import type { KeyObject } from 'node:crypto';
import type { Actor, ApplicationEvent } from '@contract/enums';
import { LETTER_OF } from '@contract/rules/decision-letter';
import type { Plan } from '@contract/rules/promise';
import { promiseGiven } from '@contract/rules/promise-steps';
import { handlerAfter, type Transition } from '@contract/rules/status-machine';
import { type AuditSource, recordAudit } from '@server/audit/audit';
import type { Sealer } from '@server/crypto/sealing';
import type { Transaction } from '@server/db/database';
import type { ApplicationTable } from '@server/db/schema';
import { lapseChanges } from '@server/modules/apply/changes/move-change';
import type { HeadRow } from '@server/modules/apply/head-query';
import { issueDecided } from '@server/modules/apply/letters/issue-letters';
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

/** What is written of a move: the event, and the columns of the application. */
export const changeOf = (
  row: ApplicationRow,
  { transition, actor, actorId, reason, columns }: Move,
  plan: Plan,
  now: Date,
) => {
  const { event, to } = transition;
  const handler = handlerAfter(event, to);
  const given = promiseGiven(plan, event, now);
  return {
    event: {
      applicationId: row.id,
      event,
      fromStatus: row.status,
      toStatus: to,
      actorId,
      actorRole: actor,
      reason,
      at: now,
      promisedUntil: given ?? null,
    },
    columns: {
      ...columns,
      status: to,
      statusSince: to === row.status ? row.statusSince : now,
      handler,
      // If the same handler continues with the same step, the time since it came to them is kept.
      handlerSince: handler === row.handler && given === undefined ? row.handlerSince : now,
      // Publicity is promised from its announcement on, which sets the date (`nameInPublicity`).
      promisedUntil: to === 'publicity' ? null : given === undefined ? row.promisedUntil : given,
      updatedAt: now,
    },
  };
};

export const recordMove = (
  tx: Transaction,
  { id, status: from }: ApplicationRow,
  { transition: { event, to }, actorId }: Move,
  { now, source }: { now: Date; source: AuditSource },
  letter: { letter?: string } = {},
): Promise<void> =>
  recordAudit(tx, source, now, {
    accountId: actorId,
    action: `apply.${event}`,
    target: `application:${id}`,
    detail: { from, to, ...letter },
  });

/** The application as it was locked, and the plan of its period. */
export interface Held {
  row: ApplicationRow;
  plan: Plan;
}

export interface Moving {
  now: Date;
  sealer: Sealer;
  source: AuditSource;
  /** Signs the letter that tells a decision; null where the caller's transitions decide nothing. */
  receiptKey: KeyObject | null;
}

/**
 * Adds the letter's digest to the audit log, so that the letter issued then can be found whatever happened to it since.
 */
const letterOf = async (
  tx: Transaction,
  { id }: ApplicationRow,
  event: ApplicationEvent,
  { receiptKey, now }: Moving,
): Promise<{ letter: string } | null> => {
  if (!LETTER_OF[event]) return null;
  if (!receiptKey) throw new Error(`${event} is told in a letter, and there is no key to sign it`);
  const letter = (await issueDecided(tx, id, receiptKey, now)).at(-1);
  return letter === undefined ? null : { letter };
};

/** Moves a locked application along one transition: status, handler, event, letter, notices, audit. All or nothing; answers what it is now. */
export const moveStatus = async (
  tx: Transaction,
  { row, plan }: Held,
  move: Move,
  moving: Moving,
): Promise<{ row: ApplicationRow; head: HeadRow }> => {
  const { now, sealer, source } = moving;
  const { transition, actorId, reason } = move;
  const change = changeOf(row, move, plan, now);
  const moved = await changeByEvent(tx, change.event, change.columns);
  const head = await findHead(tx, row.id);
  const letter = await letterOf(tx, row, transition.event, moving);
  await tellConcerned(tx, sealer, { transition, head, actorId, reason }, now);
  await recordMove(tx, row, move, { now, source }, letter ?? {});
  await lapseChanges({ db: tx, now, sealer, source }, moved, transition.event);
  return { row: moved, head };
};
