import type { ProjectChange, ProjectChanges } from '@contract/project-change';
import type { Milestone } from '@contract/result-choices';
import { actorWord } from '@contract/rules/actor-words';
import { beijingIso } from '@contract/rules/beijing-time';
import { mayChangeLeader } from '@contract/rules/leader-change';
import { type ChangeActor, changeActs, isOpenChange, needsSuccessor } from '@contract/rules/project-change';
import { extensionOffers } from '@contract/rules/stage-extension';
import { type Sentence, wordOf } from '@contract/sentences/sentence';
import { asWritten, type Word } from '@contract/word';
import { namesOf } from '@server/drafts/names-of';
import { notFound } from '@server/errors/app-error';
import type { HeadRow } from '@server/modules/apply/head-query';
import { namesCaller } from '@server/modules/apply/named-in-team';
import { findUnit } from '@server/modules/apply/people-repository';
import { actsForUnit, changeActorsOf, isOwner, mayRead } from '@server/modules/apply/policy';
import { findApplication, findHead } from '@server/modules/apply/repository';
import type { Db, Scope } from '@server/modules/apply/scope';
import {
  type ChangeRow,
  leadersOf,
  type StepRow,
  selectAskedToLead,
  selectChanges,
  selectSteps,
} from './change-repository';
import { isLeaderAbsent, obstacleTo } from './successor';

/** The stage and dates of an extension; a database constraint makes them mandatory for this kind. */
export const extensionOf = ({
  milestone,
  due,
  until,
}: ChangeRow): { milestone: Milestone; due: Date; until: Date } => {
  if (!milestone || !due || !until) throw new Error('an extension without its stage or its day');
  return { milestone, due, until };
};

/**
 * The leader and the successor are named; the unit appears as a unit, and people of the office are never named to
 * others.
 */
const whoOf = ({ actorRole, name }: StepRow, { auditUnitName }: HeadRow) =>
  ({
    applicant: () => actorWord('leader', name),
    successor: () => actorWord('successor', name),
    unit: () => actorWord('unit', auditUnitName),
    office: () => actorWord('office'),
    system: () => actorWord('system'),
  })[actorRole]();

/** Who took the last step of a change, in words that this reader may read: colleagues learn each other's names. */
export const lastActor = async (
  db: Db,
  { id, applicationId }: ChangeRow,
  actors: readonly ChangeActor[],
): Promise<Word> => {
  const step = (await selectSteps(db, [id])).at(-1);
  if (!step) return actorWord('system');
  const { actorRole, name } = step;
  const isColleague = (actorRole === 'unit' || actorRole === 'office') && actors.includes(actorRole);
  return isColleague && name ? asWritten(name) : whoOf(step, await findHead(db, applicationId));
};

interface Around {
  head: HeadRow;
  steps: readonly StepRow[];
  names: ReadonlyMap<number, string>;
  /** Whether the project team lists the reader. */
  isMember: boolean;
}

const subjectOf = (row: ChangeRow, names: Around['names']) => {
  if (row.kind === 'leader') {
    const { from, to } = leadersOf(row);
    const leader = { from: names.get(from) ?? '', to: names.get(to) ?? '' };
    return { milestone: null, due: null, until: null, leader };
  }
  const { milestone, due, until } = extensionOf(row);
  return { milestone, due: beijingIso(due), until: beijingIso(until), leader: null };
};

/** Why the change cannot proceed. Only for those who can act on it, since it says something about the successor. */
const obstacleOf = (reading: Reading, head: HeadRow, row: ChangeRow): Promise<Sentence | null> =>
  row.kind === 'leader' && isOpenChange(row.state) ? obstacleTo(reading, head, row) : Promise.resolve(null);

const presentChange = async (
  reading: Reading,
  row: ChangeRow,
  { head, steps, names, isMember }: Around,
): Promise<ProjectChange> => {
  const actors = changeActorsOf(reading.caller, head, isMember, row);
  const obstacle = actors.length > 0 ? await obstacleOf(reading, head, row) : null;
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    since: beijingIso(row.stateSince),
    ...subjectOf(row, names),
    reason: row.reason,
    obstacle: obstacle && wordOf(obstacle),
    steps: steps
      .filter(({ changeId }) => changeId === row.id)
      .map((step) => ({
        event: step.event,
        who: whoOf(step, head),
        opinion: step.opinion,
        at: beijingIso(step.at),
      })),
    acts: changeActs(row.state, actors).filter((act) => obstacle === null || !needsSuccessor(act)),
    version: row.version,
  };
};

type Reading = Pick<Scope<Db>, 'db' | 'caller' | 'now' | 'sealer'>;

/** The leader may ask for another one; for a leader who cannot, the unit may. */
const mayHandOver = async ({ db, caller }: Reading, head: HeadRow): Promise<boolean> => {
  if (!mayChangeLeader(head.status) || head.openChanges.some(({ kind }) => kind === 'leader')) return false;
  return isOwner(caller, head) || (actsForUnit(caller, head) && (await isLeaderAbsent(db, head)));
};

const stepsOf = (db: Db, rows: readonly ChangeRow[]): Promise<StepRow[]> =>
  rows.length === 0
    ? Promise.resolve([])
    : selectSteps(
        db,
        rows.map(({ id }) => id),
      );

/** All changes of an application. The caller must have checked that the reader may see it. */
export const presentChanges = async (scope: Reading, id: number): Promise<ProjectChanges> => {
  const { db, caller, now } = scope;
  const head = await findHead(db, id);
  const rows = await selectChanges(db, id);
  const people = rows.flatMap(({ leaderId, successorId }) => [leaderId, successorId]);
  const around = {
    head,
    steps: await stepsOf(db, rows),
    names: await namesOf(
      db,
      people.filter((person) => person !== null),
    ),
    isMember: await namesCaller(scope, id),
  };
  const changes: ProjectChange[] = [];
  for (const row of rows) changes.push(await presentChange(scope, row, around));
  const isExtended = head.openChanges.some(({ kind }) => kind === 'extension');
  const offers = isOwner(caller, head) && !isExtended ? extensionOffers(head, now) : [];
  const waits = head.openChanges.some(({ state }) => state === 'unit');
  return {
    changes,
    offers: offers.map((offer) => ({ ...offer, due: beijingIso(offer.due) })),
    mayHandOver: await mayHandOver(scope, head),
    unattended: waits && (await findUnit(db, head.unitId))?.attended === false,
  };
};

/** All changes of an application; 404 for anybody who may not read it. */
export const listChanges = async (scope: Reading, id: number): Promise<ProjectChanges> => {
  const row = await findApplication(scope.db, id);
  if (!row || !mayRead(scope.caller, row)) throw notFound();
  return presentChanges(scope, id);
};

/** Projects that the caller is asked to lead. */
export const listAskedToLead = async ({ db, caller }: Pick<Reading, 'db' | 'caller'>) => {
  const rows = await selectAskedToLead(db, caller.accountId);
  return { rows, total: rows.length };
};
