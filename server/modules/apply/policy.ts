import type { Actor, Section } from '@contract/enums';
import { SECTIONS } from '@contract/enums';
import type { DraftPart } from '@contract/helper-choices';
import type { Permission } from '@contract/permissions';
import type { ChangeKind } from '@contract/project-change-choices';
import type { ChangeActor, ChangeAsker } from '@contract/rules/project-change';
import type { ApplicationHelper } from '@server/db/application-schema';
import { type Caller, hasPermission } from '@server/security/caller';

/** The permission of those who audit a unit's applications. */
export const UNIT_AUDIT = 'cms:apply:audit' satisfies Permission;

/** The owner and the helpers. */
type Hands = {
  ownerId: number;
  helpers: readonly Pick<ApplicationHelper, 'accountId' | 'role' | 'sections'>[];
};

/** The columns of an application that decide who may do what. */
export interface Standing extends Hands {
  unitId: number | null;
  /** Who was asked to lead the project, while the request is open; otherwise null. */
  successorId: number | null;
  status: string;
  reportedAt: Date | null;
}

export const isOwner = (caller: Caller, application: Pick<Standing, 'ownerId'>): boolean =>
  caller.accountId === application.ownerId;

/** Helpers who write. Readers are left out: nothing ever waits for them. */
export const authorsOf = ({ helpers }: Pick<Hands, 'helpers'>): number[] =>
  helpers.filter(({ role }) => role === 'author').map(({ accountId }) => accountId);

const helperIn = ({ accountId }: Caller, { helpers }: Hands) =>
  helpers.find((helper) => helper.accountId === accountId);

/** The leader, an author of sections, a reader; null for whoever does not belong to it. */
export const partOf = (caller: Caller, application: Hands): DraftPart | null =>
  isOwner(caller, application) ? 'leader' : (helperIn(caller, application)?.role ?? null);

/** The sections that this person may write, regardless of status and deadline. */
export const sectionsOf = (caller: Caller, application: Hands): readonly Section[] => {
  if (isOwner(caller, application)) return SECTIONS;
  const helper = helperIn(caller, application);
  return helper?.role === 'author' ? helper.sections : [];
};

const isOfUnit = (caller: Caller, { unitId }: Standing): boolean =>
  unitId !== null && caller.unitId === unitId && hasPermission(caller, 'cms:apply:audit');

/** Whether the caller is asked to lead the project (拟任负责人). */
const isSuccessor = (caller: Caller, { successorId }: Pick<Standing, 'successorId'>): boolean =>
  successorId === caller.accountId;

/** Drafts are nobody else's business, not even after they were filed once and withdrawn. */
const isFiled = ({ status }: Standing): boolean => status !== 'draft' && status !== 'withdrawn';

/**
 * Who may read: the owner always, and whom the owner has named; the unit's auditor from the submit on; the office from
 * the first 盖章上报 on; and whoever is asked to lead it, until that is settled. To everybody else it does not exist
 * (req:attack-a21).
 */
export const mayRead = (caller: Caller, application: Standing): boolean =>
  partOf(caller, application) !== null ||
  (isFiled(application) &&
    (isSuccessor(caller, application) ||
      isOfUnit(caller, application) ||
      (application.reportedAt !== null && hasPermission(caller, 'cms:apply:list'))));

/**
 * The caller could read the application until its leader withdrew it: they are told so, but no longer see its content.
 */
export const isTakenBack = (caller: Caller, application: Standing & { filedVersion: number }): boolean =>
  application.filedVersion > 0 &&
  !isFiled(application) &&
  partOf(caller, application) === null &&
  mayRead(caller, { ...application, status: 'submitted' });

/**
 * Whether the caller audits it for its unit. Nobody audits what they lead or write themselves, or are asked to lead.
 */
export const actsForUnit = (caller: Caller, application: Standing): boolean => {
  const part = partOf(caller, application);
  return (
    part !== 'leader' &&
    part !== 'author' &&
    !isSuccessor(caller, application) &&
    mayRead(caller, application) &&
    isOfUnit(caller, application)
  );
};

const isOffices = (caller: Caller, application: Standing): boolean =>
  application.reportedAt !== null &&
  hasPermission(caller, 'cms:apply:decide') &&
  mayRead(caller, application);

type Ties = Hands & Pick<Standing, 'successorId'>;

/** Whether the caller takes part in any way: as leader, helper, successor, or as a member of the team (`isMember`). */
export const isInvolved = (caller: Caller, application: Ties, isMember: boolean): boolean =>
  isMember || partOf(caller, application) !== null || isSuccessor(caller, application);

/**
 * Whether the caller works for the office but takes part in this application, so that others of the office must handle
 * it.
 */
export const isRecused = (caller: Caller, application: Standing, isMember: boolean): boolean =>
  isOffices(caller, application) && isInvolved(caller, application, isMember);

/**
 * The roles in which the caller may move the application. Nobody decides about what they lead or write, and people of
 * the office not about anything they take part in. `isMember`: the team lists the caller.
 */
export const actorsOf = (caller: Caller, application: Standing, isMember: boolean): Actor[] => {
  if (isOwner(caller, application)) return ['applicant'];
  return [
    ...(actsForUnit(caller, application) ? (['unit'] as const) : []),
    ...(isOffices(caller, application) && !isRecused(caller, application, isMember)
      ? (['office'] as const)
      : []),
  ];
};

interface Asked {
  kind: ChangeKind;
  askedBy: ChangeAsker;
}

/**
 * The roles in which the caller may act on a project change. The successor has that role alone. A change that the unit
 * asked for on behalf of an absent leader can be withdrawn only by the unit.
 */
export const changeActorsOf = (
  caller: Caller,
  application: Standing,
  isMember: boolean,
  { kind, askedBy }: Asked,
): ChangeActor[] => {
  if (isSuccessor(caller, application)) return kind === 'leader' ? ['successor'] : [];
  const actors = actorsOf(caller, application, isMember);
  if (askedBy === 'applicant') return actors;
  return actors.flatMap((actor) => {
    if (actor === 'applicant') return [];
    return actor === 'unit' ? ['unit', 'applicant'] : [actor];
  });
};
