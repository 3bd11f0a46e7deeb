import type { ChangeState } from '@contract/project-change-choices';
import { beijingDay } from '@contract/rules/beijing-time';
import {
  isAbsent,
  type SuccessorFacts,
  type SuccessorObstacle,
  type SuccessorRules,
  successorObstacle,
} from '@contract/rules/leader-change';
import { isSameName } from '@contract/rules/member-statement';
import { type Sentence, say } from '@contract/sentences/sentence';
import { accountsWith, bornBy, selectDocuments } from '@server/modules/apply/people-repository';
import { authorsOf, UNIT_AUDIT } from '@server/modules/apply/policy';
import { type ApplicationRow, findOthers, selectRunning } from '@server/modules/apply/repository';
import type { Db, Scope } from '@server/modules/apply/scope';
import { findPeriod } from '@server/modules/period/service';
import { type ChangeRow, leadersOf } from './change-repository';

type Reading = Pick<Scope<Db>, 'db' | 'sealer'>;
export type LedApplication = Pick<ApplicationRow, 'id' | 'ownerId' | 'helpers' | 'periodId' | 'unitId'>;

/** A certified person of this name, by what the account is signed in to with; the name alone says too little. */
export const accountNamed = async (db: Db, name: string, account: string): Promise<number | null> => {
  const key = account.normalize('NFKC').trim().toLowerCase();
  const found = await db
    .selectFrom('account')
    .select(['id', 'realName'])
    .where((eb) => eb.or([eb('loginKey', '=', key), eb('phoneKey', '=', key.replaceAll(/[\s-]/g, ''))]))
    .where('certified', '=', true)
    .where('status', '=', 'active')
    .execute();
  return found.find(({ realName }) => isSameName(realName, name))?.id ?? null;
};

const standingOf = async (db: Db, accountId: number, unitId: number | null) => {
  const account = await db
    .selectFrom('account')
    .select(['status', 'certified', 'unitId'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  return {
    isActive: account?.status === 'active',
    isCertified: account?.certified === true,
    isOfUnit: unitId !== null && account?.unitId === unitId,
  };
};

/** The leader cannot ask: the account is stopped, or has left the unit. */
export const isLeaderAbsent = async (
  db: Db,
  { ownerId, unitId }: Pick<LedApplication, 'ownerId' | 'unitId'>,
): Promise<boolean> => isAbsent(await standingOf(db, ownerId, unitId));

const hasJudged = async (db: Db, applicationId: number, accountId: number): Promise<boolean> =>
  (await db
    .selectFrom('review')
    .select('id')
    .where('applicationId', '=', applicationId)
    .where('expertId', '=', accountId)
    .where('status', '!=', 'conflict')
    .executeTakeFirst()) !== undefined;

const isOnlyAuditor = async (db: Db, application: LedApplication, accountId: number): Promise<boolean> => {
  const { ownerId, unitId } = application;
  if (unitId === null) return false;
  const auditors = await accountsWith(db, UNIT_AUDIT, unitId);
  const concerned = [accountId, ownerId, ...authorsOf(application)];
  return auditors.includes(accountId) && auditors.every((auditor) => concerned.includes(auditor));
};

const factsOf = async (
  { db, sealer }: Reading,
  application: LedApplication,
  successorId: number,
  state: ChangeState,
): Promise<SuccessorFacts> => {
  const { id, periodId, unitId } = application;
  const document = await selectDocuments(db).where('accountId', '=', successorId).executeTakeFirst();
  const others = await findOthers(db, { ownerId: successorId, periodId, exceptId: id });
  const running = await selectRunning(db)
    .where('ownerId', '=', successorId)
    .where('id', '!=', id)
    .executeTakeFirstOrThrow();
  return {
    ...(await standingOf(db, successorId, unitId)),
    hasJudged: await hasJudged(db, id, successorId),
    // Once the change is with the office, the unit has already audited it, so this no longer matters.
    isOnlyAuditor: state !== 'office' && (await isOnlyAuditor(db, application, successorId)),
    born: bornBy(document, sealer),
    filed: others.filter(({ status }) => status !== 'draft').length,
    running: running.n,
  };
};

const said = (obstacle: SuccessorObstacle, { maxPerPerson, limits }: SuccessorRules): Sentence => {
  switch (obstacle) {
    case 'age':
      return say('change.successor_age', { max: limits.ageMax ?? 0 });
    case 'filed':
      return say('change.successor_filed', { max: maxPerPerson });
    case 'running':
      return say('change.successor_running', { max: limits.runningMax ?? 0 });
    default:
      return { code: `change.successor_${obstacle}` };
  }
};

/** Why this person cannot lead the project as things stand now, or null. */
export const obstacleFor = async (
  reading: Reading,
  application: LedApplication,
  successorId: number,
  state: ChangeState,
): Promise<Sentence | null> => {
  const period = await findPeriod(reading.db, application.periodId);
  if (!period) throw new Error(`application ${application.id} is of no period`);
  const { maxPerPerson, leaderLimits: limits, applyEnd } = period;
  const rules = { maxPerPerson, limits, day: beijingDay(applyEnd) };
  const found = successorObstacle(await factsOf(reading, application, successorId, state), rules);
  return found && said(found, rules);
};

/**
 * Why this change of leader cannot proceed: the successor is not eligible, or the unit asked for an absent leader who
 * is back.
 */
export const obstacleTo = async (
  reading: Reading,
  application: LedApplication,
  change: ChangeRow,
): Promise<Sentence | null> =>
  change.askedBy === 'unit' && !(await isLeaderAbsent(reading.db, application))
    ? { code: 'change.leader_present' }
    : obstacleFor(reading, application, leadersOf(change).to, change.state);
