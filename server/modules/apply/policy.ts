import type { Actor, Section } from '@contract/enums';
import { SECTIONS } from '@contract/enums';
import type { DraftPart } from '@contract/helper-choices';
import type { Permission } from '@contract/permissions';
import type { ChangeKind } from '@contract/project-change-choices';
import type { ChangeActor, ChangeAsker } from '@contract/rules/project-change';
import type { ApplicationHelper } from '@server/db/application-schema';
import { type Caller, hasPermission } from '@server/security/caller';

/** Whoever looks after the applications of a unit. */
export const UNIT_AUDIT = 'cms:apply:audit' satisfies Permission;

/** Whose it is, and whom that person lets help. */
type Hands = {
  ownerId: number;
  helpers: readonly Pick<ApplicationHelper, 'accountId' | 'role' | 'sections'>[];
};

/** What the rights hang on. */
export interface Standing extends Hands {
  unitId: number | null;
  /** Who is asked to lead it, while that is open. */
  successorId: number | null;
  status: string;
  reportedAt: Date | null;
}

export const isOwner = (caller: Caller, application: Pick<Standing, 'ownerId'>): boolean =>
  caller.accountId === application.ownerId;

/** Who writes it besides the leader. Who may only read is nobody whom it waits for. */
export const authorsOf = ({ helpers }: Pick<Hands, 'helpers'>): number[] =>
  helpers.filter(({ role }) => role === 'author').map(({ accountId }) => accountId);

const helperIn = ({ accountId }: Caller, { helpers }: Hands) =>
  helpers.find((helper) => helper.accountId === accountId);

/** The leader, an author of sections, a reader; null for whoever does not belong to it. */
export const partOf = (caller: Caller, application: Hands): DraftPart | null =>
  isOwner(caller, application) ? 'leader' : (helperIn(caller, application)?.role ?? null);

/** What this person may write of the form, as far as the part goes. */
export const sectionsOf = (caller: Caller, application: Hands): readonly Section[] => {
  if (isOwner(caller, application)) return SECTIONS;
  const helper = helperIn(caller, application);
  return helper?.role === 'author' ? helper.sections : [];
};

const isOfUnit = (caller: Caller, { unitId }: Standing): boolean =>
  unitId !== null && caller.unitId === unitId && hasPermission(caller, 'cms:apply:audit');

/** Is asked to lead it (拟任负责人). */
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
 * Its unit had it on the table and its leader has taken it back: that is no secret, but the draft is nobody else's
 * business again.
 */
export const isTakenBack = (caller: Caller, application: Standing & { filedVersion: number }): boolean =>
  application.filedVersion > 0 &&
  !isFiled(application) &&
  partOf(caller, application) === null &&
  mayRead(caller, { ...application, status: 'submitted' });

/** Looks after it for its unit. What is in the own words, or is to become one's own, is for somebody else to judge. */
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

/** Is in it in any way: leads it, writes it, reads along, is asked to lead it, or is of its team (`isMember`). */
export const isInvolved = (caller: Caller, application: Ties, isMember: boolean): boolean =>
  isMember || partOf(caller, application) !== null || isSuccessor(caller, application);

/** Of the office, and in it as well: others of the office do what is to be done. */
export const isRecused = (caller: Caller, application: Standing, isMember: boolean): boolean =>
  isOffices(caller, application) && isInvolved(caller, application, isMember);

/**
 * In which parts this person may move this application. Nobody decides about what is their own or in their own words, and
 * nobody of the office about what they take part in in any other way; `isMember`: its team names them.
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
 * In which parts this person meets a request to change the project. Whoever is to lead it has that part alone; what the
 * unit has asked for a leader who cannot is the unit's to take back.
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
