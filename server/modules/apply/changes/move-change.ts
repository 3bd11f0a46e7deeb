import type { ApplicationEvent } from '@contract/enums';
import type { ProjectChanges } from '@contract/project-change';
import type { ChangeEvent } from '@contract/project-change-choices';
import {
  type ChangeAct,
  type ChangeActor,
  type ChangeMove,
  findChangeMove,
  isOpenChange,
  lapsesWith,
  mayEverChange,
  needsSuccessor,
} from '@contract/rules/project-change';
import { TERMINAL } from '@contract/rules/status-machine';
import { textOf } from '@contract/sentences/sentence';
import { recordAudit } from '@server/audit/audit';
import { badField, conflict, forbidden, notFound } from '@server/errors/app-error';
import { holdAccount } from '@server/modules/account/service';
import { namesCaller } from '@server/modules/apply/named-in-team';
import { changeMoved } from '@server/modules/apply/overtaken';
import { changeActorsOf, mayRead } from '@server/modules/apply/policy';
import { type ApplicationRow, lockApplication } from '@server/modules/apply/repository';
import type { Scope } from '@server/modules/apply/scope';
import {
  type ChangeRow,
  findChange,
  insertStep,
  leadersOf,
  lockAskedToLead,
  openChangesOf,
  setSuccessor,
  updateChange,
} from './change-repository';
import { lastActor, presentChanges } from './present-changes';
import { obstacleTo } from './successor';
import { takeEffect } from './take-effect';
import { tellChange } from './tell-change';

export interface Place {
  id: number;
  changeId: number;
}

export interface ChangeAnswer {
  version: number;
  opinion?: string | null | undefined;
}

interface Done {
  event: ChangeEvent;
  actorId: number | null;
  actorRole: ChangeActor;
  opinion: string | null;
}

type Acting = Pick<Scope, 'db' | 'sealer' | 'now' | 'source'>;

/** Records a step of a change: in its history, as notices to those concerned, and in the audit log. */
export const noteChange = async (
  scope: Acting,
  application: ApplicationRow,
  change: ChangeRow,
  { event, actorId, actorRole, opinion }: Done,
): Promise<void> => {
  const { db, now, source } = scope;
  const { id, kind, milestone, until, leaderId, successorId } = change;
  await insertStep(db, { changeId: id, event, actorId, actorRole, opinion, at: now });
  const from = event === 'ask' ? null : change.state;
  await tellChange(scope, { application, change, event, from, actorId, opinion });
  await recordAudit(db, source, now, {
    accountId: actorId,
    action: `apply.change.${event}`,
    target: `application:${application.id}`,
    detail: {
      change: id,
      kind,
      ...(kind === 'leader'
        ? { from: leaderId, to: successorId }
        : { milestone, until: until?.toISOString() ?? null }),
    },
  });
};

const move = async (
  scope: Acting,
  application: ApplicationRow,
  change: ChangeRow,
  done: Done & { to: ChangeMove['to'] },
): Promise<void> => {
  const { to, ...noted } = done;
  await updateChange(scope.db, change.id, { state: to, stateSince: scope.now });
  if (change.kind === 'leader' && !isOpenChange(to)) await setSuccessor(scope.db, application.id, null);
  if (to === 'approved') await takeEffect(scope, application, change, noted.actorId);
  await noteChange(scope, application, change, noted);
};

/** Whoever is to lead has to be able to when they agree, when the unit audits it, and when it takes effect. */
const requireSuccessor = async (
  scope: Scope,
  application: ApplicationRow,
  change: ChangeRow,
): Promise<void> => {
  const obstacle = await obstacleTo(scope, application, change);
  if (obstacle)
    throw conflict(obstacle, {
      errorCode: 'change.successor',
      data: await presentChanges(scope, application.id),
    });
};

const opinionOf = ({ reason }: ChangeMove, { opinion }: ChangeAnswer): string | null => {
  const text = opinion?.replaceAll('\u0000', '').trim() ?? '';
  if (reason && text === '') throw badField('body.opinion', 'change.opinion');
  return text === '' ? null : text;
};

/**
 * One act on a change. Everything that changes the project locks its application first, so acts run one after another;
 * somebody who acts on an outdated version gets a conflict with the current state.
 */
export const moveChange = async (
  scope: Scope,
  { id, changeId }: Place,
  event: ChangeAct,
  answer: ChangeAnswer,
): Promise<ProjectChanges> => {
  const { db, caller } = scope;
  const known = await findChange(db, id, changeId);
  // The account is locked before the application, the order used wherever a per-person limit is checked, to avoid
  // deadlocks.
  if (known?.kind === 'leader' && needsSuccessor(event)) await holdAccount(db, leadersOf(known).to);
  const application = await lockApplication(db, id);
  // Once the request is over, the successor can no longer read it and is only told that it is over.
  if (!application || !mayRead(caller, application))
    throw known?.successorId === caller.accountId ? notFound('change.over') : notFound();
  const change = await findChange(db, id, changeId);
  if (!change) throw notFound('change.gone');
  const actors = changeActorsOf(caller, application, await namesCaller(scope, id), change);
  if (!mayEverChange(event, actors)) throw forbidden();
  const found = findChangeMove(change.state, event, actors);
  if (!found || change.version !== answer.version)
    throw await changeMoved(
      scope,
      change,
      await lastActor(db, change, actors),
      conflict('change.moved_on', { data: await presentChanges(scope, id) }),
    );
  const opinion = opinionOf(found, answer);
  if (change.kind === 'leader' && needsSuccessor(event)) await requireSuccessor(scope, application, change);
  const { to, by } = found;
  const actorRole = by === 'applicant' ? change.askedBy : by;
  await move(scope, application, change, { event, to, actorId: caller.accountId, actorRole, opinion });
  return presentChanges(scope, id);
};

/** Lapses open changes that an event of the application itself made pointless. */
export const lapseChanges = async (
  scope: Acting,
  application: ApplicationRow,
  event: ApplicationEvent,
): Promise<void> => {
  const isEnded = TERMINAL.includes(application.status);
  for (const change of await openChangesOf(scope.db, application.id)) {
    if (!lapsesWith(change, event, isEnded)) continue;
    const done = { event: 'lapse', to: 'lapsed', actorId: null, actorRole: 'system', opinion: null } as const;
    await move(scope, application, change, done);
  }
};

/**
 * When somebody closes the account, open requests that they lead a project are refused for them, and those concerned
 * are notified.
 */
export const refuseToLead = async (scope: Acting, accountId: number): Promise<void> => {
  for (const application of await lockAskedToLead(scope.db, accountId))
    for (const change of await openChangesOf(scope.db, application.id)) {
      if (change.successorId !== accountId) continue;
      const done = { event: 'refuse', to: 'refused', actorId: accountId, actorRole: 'successor' } as const;
      await move(scope, application, change, { ...done, opinion: textOf('session.closed') });
    }
};
