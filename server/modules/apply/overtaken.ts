import type { Actor } from '@contract/enums';
import { CHANGE_EVENTS } from '@contract/project-change-choices';
import type { Milestone } from '@contract/result-choices';
import { actorWord } from '@contract/rules/actor-words';
import { beijingWord } from '@contract/rules/beijing-time';
import { TRANSITIONS } from '@contract/rules/status-machine';
import { type Sentence, say } from '@contract/sentences/sentence';
import { asWritten, type Word } from '@contract/word';
import { latestActOn } from '@server/audit/latest-act';
import { type LatestAct, overtaken } from '@server/audit/overtaken';
import type { ApplicationInvitationTable, ProjectChangeTable } from '@server/db/application-schema';
import { namesOf } from '@server/drafts/names-of';
import { type AppError, conflict } from '@server/errors/app-error';
import type { Selectable } from 'kysely';
import { eventActor } from './event-actor';
import { selectEvents } from './event-repository';
import type { ApplicationRow } from './repository';
import type { Db, Scope } from './scope';

type Reading = Scope<Db>;

const EVENTS = [...new Set(TRANSITIONS.map(({ event }) => `apply.${event}` as const))];
/** Every audited act that moves an application which nobody is editing. */
const ACTS = [...EVENTS, 'apply.change.approve'] as const;

const CHANGE_ACTS = CHANGE_EVENTS.map((event) => `apply.change.${event}` as const);
const ANSWERS = ['apply.helper.accept', 'apply.helper.decline', 'apply.helper.uninvite'] as const;

const targetOf = ({ id }: Pick<ApplicationRow, 'id'>): string => `application:${id}`;

/** Colleagues learn each other's names; everybody else only which body acted. */
const whoOf =
  ({ db, caller }: Reading, { id }: Pick<ApplicationRow, 'id'>, actors: readonly Actor[]) =>
  async ({ action, accountId, at }: LatestAct): Promise<Word | Sentence> => {
    if (accountId === caller.accountId) return say('act.you', {});
    const [event] = await selectEvents(db, id, { limit: 1, offset: 0, order: 'desc', at });
    const role = action === 'apply.change.approve' ? 'office' : event?.actorRole;
    const name = accountId === null ? null : (await namesOf(db, [accountId])).get(accountId);
    if (actors.some((actor) => actor === role) && name) return actorWord('office', name);
    return role === 'office' || !event ? actorWord('office') : eventActor(event);
  };

interface Refused {
  row: ApplicationRow;
  /** The roles in which the caller acts on it. */
  actors: readonly Actor[];
  errorCode: 'apply.state' | 'apply.version_moved' | 'apply.filed';
  /** The application as it stands now, for the caller to show. */
  data: unknown;
  /** What is said if nobody has moved it. */
  otherwise: Sentence | 'apply.moved_on' | 'apply.filed';
}

/** Why an act that the caller was still offered is refused: who has moved the application meanwhile, how, and when. */
export const outOfTurn = async (
  scope: Scope,
  { row, actors, errorCode, data, otherwise }: Refused,
): Promise<AppError> => {
  const about = {
    targets: [targetOf(row)],
    actions: ACTS,
    otherwise: conflict(otherwise, { errorCode, data }),
  };
  return overtaken(scope.db, about, whoOf(scope, row, actors));
};

/**
 * The leader's result of a stage is no longer theirs to write: it was handed in or decided, or the project has ended.
 * `at` is when the result last changed.
 */
export const resultMoved = (
  scope: Reading,
  id: number,
  { milestone, at }: { milestone: Milestone; at?: Date | undefined },
  otherwise: AppError,
): Promise<AppError> => {
  const ofStage = [`apply.submit_stage_${milestone}`, `apply.pass_stage_${milestone}`] as const;
  const actions = [...ofStage, `apply.return_stage_${milestone}`, 'apply.terminate'] as const;
  const about = { targets: [targetOf({ id })], actions, at, otherwise };
  return overtaken(scope.db, about, whoOf(scope, { id }, ['applicant']));
};

/** A project change is no longer as the caller has read it: `who` took its last step, in words that they may read. */
export const changeMoved = (
  scope: Reading,
  { applicationId, stateSince }: Pick<Selectable<ProjectChangeTable>, 'applicationId' | 'stateSince'>,
  who: Word,
  otherwise: AppError,
): Promise<AppError> =>
  overtaken(
    scope.db,
    { targets: [targetOf({ id: applicationId })], actions: CHANGE_ACTS, at: stateSince, otherwise },
    async ({ accountId }) => (accountId === scope.caller.accountId ? say('act.you', {}) : who),
  );

/** To the leader: whoever was invited has answered. Helpers are known to the leader by name. */
export const invitationAnswered = async (
  { db, caller }: Reading,
  { applicationId, answeredAt }: Pick<Selectable<ApplicationInvitationTable>, 'applicationId' | 'answeredAt'>,
  otherwise: AppError,
): Promise<AppError> => {
  if (!answeredAt) return otherwise;
  const about = { targets: [targetOf({ id: applicationId })], actions: ANSWERS, at: answeredAt, otherwise };
  return overtaken(db, about, async ({ accountId }) => {
    const name = accountId === null ? undefined : (await namesOf(db, [accountId])).get(accountId);
    return accountId === caller.accountId || !name ? say('act.you', {}) : asWritten(name);
  });
};

/** To those who could read it until its leader withdrew it: when that was. */
export const takenBack = async ({ db }: Reading, row: ApplicationRow): Promise<AppError> => {
  const act = await latestActOn(db, [targetOf(row)], ['apply.withdraw']);
  const errorCode = 'apply.withdrawn';
  return conflict(act ? say('apply.withdrawn_at', { at: beijingWord(act.at.toISOString()) }) : errorCode, {
    errorCode,
  });
};
