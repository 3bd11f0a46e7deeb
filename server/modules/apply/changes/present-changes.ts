import type { Actor } from '@contract/enums';
import type { ProjectChange, ProjectChanges } from '@contract/project-change';
import type { Milestone } from '@contract/result-choices';
import { actorWord } from '@contract/rules/actor-words';
import { beijingIso } from '@contract/rules/beijing-time';
import { changeActs } from '@contract/rules/project-change';
import { extensionOffers } from '@contract/rules/stage-extension';
import { notFound } from '@server/errors/app-error';
import type { HeadRow } from '@server/modules/apply/lists/head-query';
import { namesCaller } from '@server/modules/apply/named-in-team';
import { findUnit } from '@server/modules/apply/people-repository';
import { actorsOf, isOwner, mayRead } from '@server/modules/apply/policy';
import { findApplication, findHead } from '@server/modules/apply/repository';
import type { Db, Scope } from '@server/modules/apply/scope';
import { type ChangeRow, type StepRow, selectChanges, selectSteps } from './change-repository';

/** What an extension names; the table lets no row of that kind be without. */
export const extensionOf = ({
  milestone,
  due,
  until,
}: ChangeRow): { milestone: Milestone; due: Date; until: Date } => {
  if (!milestone || !due || !until) throw new Error('an extension without its stage or its day');
  return { milestone, due, until };
};

/** The leader by name; the unit as the unit, and of the office nobody is named to others. */
const whoOf = ({ actorRole, name }: StepRow, { auditUnitName }: HeadRow) =>
  ({
    applicant: () => actorWord('leader', name),
    unit: () => actorWord('unit', auditUnitName),
    office: () => actorWord('office'),
    system: () => actorWord('system'),
  })[actorRole]();

const presentChange = (
  actors: readonly Actor[],
  head: HeadRow,
  row: ChangeRow,
  steps: readonly StepRow[],
): ProjectChange => {
  const { milestone, due, until } = extensionOf(row);
  return {
    ...{ id: row.id, kind: row.kind, state: row.state, since: beijingIso(row.stateSince) },
    ...{ milestone, due: beijingIso(due), until: beijingIso(until), reason: row.reason },
    steps: steps
      .filter(({ changeId }) => changeId === row.id)
      .map((step) => ({
        event: step.event,
        who: whoOf(step, head),
        opinion: step.opinion,
        at: beijingIso(step.at),
      })),
    acts: changeActs(row.state, actors),
    version: row.version,
  };
};

type Reading = Pick<Scope<Db>, 'db' | 'caller' | 'now' | 'sealer'>;

/** All of an application whose reader has the right to. */
export const presentChanges = async (scope: Reading, id: number): Promise<ProjectChanges> => {
  const { db, caller, now } = scope;
  const head = await findHead(db, id);
  const rows = await selectChanges(db, id);
  const steps =
    rows.length > 0
      ? await selectSteps(
          db,
          rows.map((row) => row.id),
        )
      : [];
  const actors = actorsOf(caller, head, await namesCaller(scope, id));
  const mayAsk = isOwner(caller, head) && head.openChanges.length === 0;
  const offers = mayAsk ? extensionOffers(head, now) : [];
  const waits = head.openChanges.some(({ state }) => state === 'unit');
  return {
    changes: rows.map((row) => presentChange(actors, head, row, steps)),
    offers: offers.map((offer) => ({ ...offer, due: beijingIso(offer.due) })),
    unattended: waits && (await findUnit(db, head.unitId))?.attended === false,
  };
};

/** The same; to whoever may not read the application it does not exist. */
export const listChanges = async (scope: Reading, id: number): Promise<ProjectChanges> => {
  const row = await findApplication(scope.db, id);
  if (!row || !mayRead(scope.caller, row)) throw notFound();
  return presentChanges(scope, id);
};
