import type { Application } from '@contract/apply';
import type { Actor } from '@contract/enums';
import { EVENT_WORDS, STATUS_WORDS } from '@contract/rules/status-labels';
import {
  type ApplicationEvent,
  findTransition,
  mayEver,
  type Transition,
} from '@contract/rules/status-machine';
import { say } from '@contract/sentences/sentence';
import { badField, conflict, forbidden, notFound } from '@server/plugins/app-error';
import { EFFECTS } from './event-effects';
import { guardProblem } from './guards';
import { moveStatus } from './move-status';
import { actorsOf, mayRead } from './policy';
import { presentApplication } from './present-application';
import { type ApplicationRow, findHead, lockApplication } from './repository';
import { refuseOldVersion } from './save-whole';
import type { EventBody, Scope } from './scope';

const choose = (
  row: ApplicationRow,
  event: ApplicationEvent,
  actors: readonly Actor[],
): [Transition, Actor] => {
  for (const actor of actors) {
    const transition = findTransition(row.status, event, actor);
    if (transition) return [transition, actor];
  }
  if (!mayEver(event, actors)) throw forbidden();
  throw conflict(
    say('apply.state', { status: STATUS_WORDS.word(row.status), event: EVENT_WORDS.word(event) }),
  );
};

const reasonOf = ({ reason }: Transition, body: EventBody): string | null => {
  const text = body.reason?.replaceAll('\u0000', '').trim() ?? '';
  if (reason && text === '') throw badField('body.reason', 'field.reason');
  return text === '' ? null : text;
};

/**
 * Any arrow of the status machine, in one transaction: lock, who may, state, version, guards, effect, record. Two
 * people who start from the same version queue on the lock; the second finds the version moved and changes nothing.
 */
export const runEvent = async (
  scope: Scope,
  id: number,
  event: ApplicationEvent,
  body: EventBody,
): Promise<Application> => {
  const { db, caller, now, sealer, source } = scope;
  const row = await lockApplication(db, id);
  if (!row || !mayRead(caller, row)) throw notFound();
  const [transition, actor] = choose(row, event, actorsOf(caller, row));
  await refuseOldVersion(scope, row, body.version);
  const problem = guardProblem(transition, await findHead(db, id), now);
  if (problem) throw conflict(problem.said, { errorCode: problem.code });
  const reason = reasonOf(transition, body);
  const columns = (await EFFECTS[event]?.(scope, row, body)) ?? {};
  await moveStatus(
    db,
    row,
    { transition, actor, actorId: caller.accountId, reason, columns },
    { now, sealer, source },
  );
  return presentApplication(scope, id);
};
