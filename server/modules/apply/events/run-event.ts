import type { KeyObject } from 'node:crypto';
import type { Application } from '@contract/apply';
import type { Actor, ApplicationEvent } from '@contract/enums';
import { EVENT_WORDS, STATUS_WORDS } from '@contract/rules/status-labels';
import { EDITABLE, findTransition, mayEver, type Transition } from '@contract/rules/status-machine';
import { say } from '@contract/sentences/sentence';
import type { Transaction } from '@server/db/database';
import { badField, conflict, forbidden, notFound } from '@server/errors/app-error';
import { presentApplication, presentKnown } from '@server/modules/apply/draft/present-application';
import { refuseOldVersion } from '@server/modules/apply/draft/save-whole';
import { guardProblem } from '@server/modules/apply/guards';
import type { HeadRow } from '@server/modules/apply/head-query';
import { namesCaller } from '@server/modules/apply/named-in-team';
import { outOfTurn, takenBack } from '@server/modules/apply/overtaken';
import { actorsOf, isRecused, isTakenBack, mayRead } from '@server/modules/apply/policy';
import { type ApplicationRow, findHead, lockApplication } from '@server/modules/apply/repository';
import type { EventBody, Scope } from '@server/modules/apply/scope';
import { EFFECTS } from './event-effects';
import { moveStatus } from './move-status';

type Chosen = [Transition, readonly Actor[], Actor];

const choose = async (
  scope: Scope,
  row: ApplicationRow,
  event: ApplicationEvent,
  version: number,
): Promise<Chosen> => {
  const isMember = await namesCaller(scope, row.id);
  const actors = actorsOf(scope.caller, row, isMember);
  for (const actor of actors) {
    const transition = findTransition(row.status, event, actor);
    if (transition) return [transition, actors, actor];
  }
  if (!mayEver(event, actors)) {
    const isKept = mayEver(event, ['office']) && isRecused(scope.caller, row, isMember);
    throw isKept ? forbidden('apply.recused') : forbidden();
  }
  const errorCode = 'apply.state';
  const otherwise = say(errorCode, {
    status: STATUS_WORDS.word(row.status),
    event: EVENT_WORDS.word(event),
  });
  const data = await presentApplication(scope, row.id);
  // Whoever has the application as it stands was not offered this; nobody has overtaken them.
  throw version === row.version
    ? conflict(otherwise, { data })
    : await outOfTurn(scope, { row, actors, errorCode, data, otherwise });
};

/**
 * Whoever acts on an older version looks again at what they decide about: somebody has moved the application, or the
 * applicant has edited it.
 */
const refuseOlder = async (
  scope: Scope,
  { row, actors, version }: { row: ApplicationRow; actors: readonly Actor[]; version: number },
): Promise<void> => {
  if (row.version === version || EDITABLE.includes(row.status)) return refuseOldVersion(scope, row, version);
  const data = await presentApplication(scope, row.id);
  const errorCode = 'apply.version_moved';
  throw await outOfTurn(scope, { row, actors, errorCode, data, otherwise: 'apply.moved_on' });
};

const reasonOf = ({ reason }: Transition, body: EventBody): string | null => {
  const text = body.reason?.replaceAll('\u0000', '').trim() ?? '';
  if (reason && text === '') throw badField('body.reason', 'field.reason');
  return text === '' ? null : text;
};

export interface AllowedTransition {
  transition: Transition;
  actor: Actor;
  reason: string | null;
}

/** What every transition asks before anything is done: who may, state, version, guards. */
export const findAllowedTransition = async (
  scope: Scope,
  { row, head }: { row: ApplicationRow; head: HeadRow },
  event: ApplicationEvent,
  body: EventBody,
): Promise<AllowedTransition> => {
  const { caller, now } = scope;
  if (isTakenBack(caller, row)) throw await takenBack(scope, row);
  if (!mayRead(caller, row)) throw notFound();
  const [transition, actors, actor] = await choose(scope, row, event, body.version);
  await refuseOlder(scope, { row, actors, version: body.version });
  const problem = guardProblem(transition, head, now);
  if (problem)
    throw conflict(problem.said, { errorCode: problem.code, data: await presentApplication(scope, row.id) });
  return { transition, actor, reason: reasonOf(transition, body) };
};

/**
 * Locks the leader's account so that the certification cannot change while the unit endorses. Locked before the
 * application, in the same order as the decision about a certification does.
 */
const holdOwner = async (db: Transaction, id: number): Promise<void> => {
  await db
    .selectFrom('account')
    .select('account.id')
    .where('account.id', '=', (eb) =>
      eb.selectFrom('application').select('ownerId').where('application.id', '=', id),
    )
    .forShare()
    .execute();
};

/**
 * Any transition of the status machine but filing, in one transaction: lock, who may, state, version, guards, effect, record.
 * Two people who start from the same version queue on the lock; the second finds the version moved and changes nothing.
 */
export const runEvent = async (
  scope: Scope,
  id: number,
  event: Exclude<ApplicationEvent, 'submit'>,
  body: EventBody,
  receiptKey: KeyObject | null,
): Promise<Application> => {
  const { db, caller } = scope;
  if (event === 'endorse') await holdOwner(db, id);
  const row = await lockApplication(db, id);
  if (!row) throw notFound();
  const head = await findHead(db, id);
  const allowed = await findAllowedTransition(scope, { row, head }, event, body);
  const columns = (await EFFECTS[event]?.(scope, row, body)) ?? {};
  const moved = await moveStatus(
    db,
    { row, plan: head },
    { ...allowed, actorId: caller.accountId, columns },
    { ...scope, receiptKey },
  );
  return presentKnown(scope, moved);
};
