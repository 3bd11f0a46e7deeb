import type { Actor } from '@contract/enums';
import type { ProjectChanges } from '@contract/project-change';
import {
  type ChangeAct,
  type ChangeEvent,
  type ChangeMove,
  findChangeMove,
  lapsesWith,
  mayEverChange,
} from '@contract/rules/project-change';
import { type ApplicationEvent, TERMINAL } from '@contract/rules/status-machine';
import { recordAudit } from '@server/audit/audit';
import { badField, conflict, forbidden, notFound } from '@server/errors/app-error';
import { namesCaller } from '@server/modules/apply/named-in-team';
import { actorsOf, mayRead } from '@server/modules/apply/policy';
import { type ApplicationRow, lockApplication, updateApplication } from '@server/modules/apply/repository';
import type { Scope } from '@server/modules/apply/scope';
import { type ChangeRow, findChange, insertStep, openChangesOf, updateChange } from './change-repository';
import { presentChanges } from './present-changes';
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
  actorRole: Actor;
  opinion: string | null;
}

type Acting = Pick<Scope, 'db' | 'sealer' | 'now' | 'source'>;

/** What was done with a request, for its history, for those concerned and for the audit log. */
export const noteChange = async (
  scope: Acting,
  application: ApplicationRow,
  change: ChangeRow,
  { event, actorId, actorRole, opinion }: Done,
): Promise<void> => {
  const { db, now, source } = scope;
  const { id, kind, milestone, until } = change;
  await insertStep(db, { changeId: id, event, actorId, actorRole, opinion, at: now });
  const from = event === 'ask' ? null : change.state;
  await tellChange(scope, { application, change, event, from, actorId, opinion });
  await recordAudit(db, source, now, {
    accountId: actorId,
    action: `apply.change.${event}`,
    target: `application:${application.id}`,
    outcome: 'ok',
    detail: { change: id, kind, milestone, until: until?.toISOString() ?? null },
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
  await noteChange(scope, application, change, noted);
  // The day that counts has moved: whoever has read the project reads it anew, and so do the reminders.
  if (to === 'approved') await updateApplication(scope.db, application.id, { updatedAt: scope.now });
};

const opinionOf = ({ reason }: ChangeMove, { opinion }: ChangeAnswer): string | null => {
  const text = opinion?.replaceAll('\u0000', '').trim() ?? '';
  if (reason && text === '') throw badField('body.opinion', 'change.opinion');
  return text === '' ? null : text;
};

/**
 * One act upon a request: everybody who changes anything about the project queues on its application, and who acts upon
 * what has moved since is told where it stands now.
 */
export const moveChange = async (
  scope: Scope,
  { id, changeId }: Place,
  event: ChangeAct,
  answer: ChangeAnswer,
): Promise<ProjectChanges> => {
  const { db, caller } = scope;
  const application = await lockApplication(db, id);
  if (!application || !mayRead(caller, application)) throw notFound();
  const change = await findChange(db, id, changeId);
  if (!change) throw notFound('change.gone');
  const actors = actorsOf(caller, application, await namesCaller(scope, id));
  if (!mayEverChange(event, actors)) throw forbidden();
  const found = findChangeMove(change.state, event, actors);
  if (!found || change.version !== answer.version)
    throw conflict('change.moved_on', { data: await presentChanges(scope, id) });
  const opinion = opinionOf(found, answer);
  const { to, by } = found;
  await move(scope, application, change, { event, to, actorId: caller.accountId, actorRole: by, opinion });
  return presentChanges(scope, id);
};

/** What a project has no use for any more after one of its own events. */
export const lapseChanges = async (
  scope: Acting,
  application: ApplicationRow,
  event: ApplicationEvent,
): Promise<void> => {
  const stages = lapsesWith(event, TERMINAL.includes(application.status));
  if (stages.length === 0) return;
  for (const change of await openChangesOf(scope.db, application.id)) {
    if (change.milestone === null || !stages.includes(change.milestone)) continue;
    const done = { event: 'lapse', to: 'lapsed', actorId: null, actorRole: 'system', opinion: null } as const;
    await move(scope, application, change, done);
  }
};
