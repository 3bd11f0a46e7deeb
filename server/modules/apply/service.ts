import type { Fields } from '@contract/rules/draft-fields';
import { deadlineOf } from '@contract/rules/promise';
import { REMINDED } from '@contract/rules/reminder';
import { TERMINAL } from '@contract/rules/status-machine';
import { settle } from '@contract/rules/typed-fields';
import { openFields } from '@server/crypto/field-sealing';
import type { Sealer } from '@server/crypto/sealing';
import type { Transaction } from '@server/db/database';
import type { Caller } from '@server/security/caller';
import { sql } from 'kysely';
import { changeQueue as queueOfChanges } from './changes/change-queue';
import { changesBy } from './changes/change-repository';
import { refuseToLead } from './changes/move-change';
import { commentsBy } from './comments/comment-repository';
import { confirmationsBy } from './confirmations/forget-confirmations';
import { followUnit as followChangedUnit } from './draft/follow-unit';
import { writableDrafts, writeFrom } from './draft/write-from';
import {
  type MovedCorrection,
  extendCorrections as moveDates,
  remindedIn as waitingIn,
} from './events/extend-corrections';
import { onLeaderCertified as liftCondition } from './events/leader-certified';
import { listedProjects, nameInPublicity } from './events/public-list';
import { applicationsNaming, forgetFile } from './file-repository';
import { forgetTeamworkOf } from './forget-teamwork';
import { type HeadRow, selectHeads } from './head-query';
import { exportHelp } from './helpers/forget-helper';
import { issueLetters } from './letters/issue-letters';
import { openingsBy } from './letters/letter-openings';
import { answerDemand, chainApplications } from './lists/chain';
import { countCounted, selectCounted } from './lists/count-filed';
import { countPeriod } from './lists/count-period';
import { countSteps } from './lists/count-steps';
import { exportOwn } from './lists/export-own';
import { allFiled as everyFiled, type FiledOrder, listFiled as pageOfFiled } from './lists/list-filed';
import { officeQueue } from './lists/office-queue';
import { weekNewsOf as newsOfWeek, ownersInWork as ownersAtWork } from './lists/week-news';
import { namedAmong } from './named-in-team';
import { accountsWith, selectHolders } from './people-repository';
import { isInvolved, isRecused, mayRead, UNIT_AUDIT } from './policy';
import { deleteApplication, holdApplication } from './repository';
import { publicResult, publicResults, resultLinks } from './results/public-results';
import type { Db, Scope } from './scope';

/** The only rule for who may read an application (req:attack-a21), also for everything that belongs to it. */
export const mayReadApplication = mayRead;

/** The records an application is linked to, and the demand it answers. */
export const chainedApplications = chainApplications;
export const nameDemand = answerDemand;

/** A file can be read by whoever may read an application that names it. */
export const mayReadFile = async (db: Db, caller: Caller, fileId: string): Promise<boolean> =>
  (await applicationsNaming(db, fileId)).some((application) => mayRead(caller, application));

/** After a person's certification is approved: conditional filings go on, or their units are told. */
export const onLeaderCertified = liftCondition;

export const countedApplications = selectCounted;
export const countFiledApplications = countCounted;
/** Reported applications for the admin area, by page or all in batches. */
export const listFiled = pageOfFiled;
export const allFiled = everyFiled;
export const applicationQueue = officeQueue;
export const projectChangeQueue = queueOfChanges;
export const countedPeriod = countPeriod;
export const countedSteps = countSteps;
export type { FiledOrder, MovedCorrection };
export const extendCorrections = moveDates;
export const remindedIn = waitingIn;
export const weekNewsOf = newsOfWeek;
export const ownersInWork = ownersAtWork;
/** What a person did in applications of others: deleted with the account, and part of the export of their own data. */
export const forgetTeamwork = forgetTeamworkOf;
export { refuseToLead };
export const helpToExport = exportHelp;
export const commentsToExport = commentsBy;
export const confirmationsToExport = confirmationsBy;
export const letterOpeningsToExport = openingsBy;
export const projectChangesToExport = changesBy;

/** Issues letters for past decisions; for demo data. */
export const issuePastLetters = issueLetters;

/** Public stage results, and links to an application's own. */
/** Locks the application until the transaction ends. */
export { holdApplication, publicResult, publicResults, resultLinks };

/** Titles of these applications. */
export const applicationTitles = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('application')
    .select(['id', 'title'])
    .where('id', 'in', [...ids])
    .execute();

/** Announcements that name projects proposed for funding. */
export { listedProjects, nameInPublicity };

/**
 * Sets the time until which the experts may review. The version stays, because nothing that anybody edits has changed.
 */
export const setReviewTime = async (tx: Transaction, id: number, until: Date): Promise<void> => {
  await tx.updateTable('application').set({ reviewUntil: until }).where('id', '=', id).execute();
};

type Asking = Pick<Scope<Db>, 'db' | 'caller' | 'sealer'>;

/**
 * For each of these applications, what decides whether the caller takes part in it. The number of queries does not grow
 * with the list.
 */
const partsIn = async (scope: Asking, ids: readonly number[]) => {
  if (ids.length === 0) return [];
  const rows = await scope.db
    .selectFrom('application')
    .select(['id', 'ownerId', 'successorId', 'helpers', 'unitId', 'status', 'reportedAt'])
    .where(sql<boolean>`id = any(${ids})`)
    .execute();
  const named = await namedAmong(scope, ids);
  return rows.map((row) => ({ row, isNamed: named.has(row.id) }));
};

/** Those of these applications in which the caller takes part and therefore must not act for the office. */
export const recusedFrom = async (scope: Asking, ids: readonly number[]): Promise<ReadonlySet<number>> => {
  const parts = await partsIn(scope, ids);
  return new Set(parts.flatMap(({ row, isNamed }) => (isRecused(scope.caller, row, isNamed) ? row.id : [])));
};

/**
 * Those of these applications in which the caller takes part, whether or not they may decide about applications: the
 * experts' scores must be hidden from them.
 */
export const involving = async (scope: Asking, ids: readonly number[]): Promise<ReadonlySet<number>> => {
  const parts = await partsIn(scope, ids);
  return new Set(parts.flatMap(({ row, isNamed }) => (isInvolved(scope.caller, row, isNamed) ? row.id : [])));
};

/** Who decides about applications. */
export const decidersOf = (db: Db): Promise<number[]> => accountsWith(db, 'cms:apply:decide');

/** Removes a deleted file from the applications that name it. */
export const unnameFile = forgetFile;

export const applicationsToExport = exportOwn;

/** For filling a draft with data from elsewhere: the drafts that can be written, and the write itself. */
export const draftsToWrite = writableDrafts;
export const fillFromElsewhere = writeFrom;

/** After the registered data of a unit changed, updates forms that are not filed. */
export const followUnit = followChangedUnit;

/** Locks all applications that the person leads or is asked to lead, until the transaction ends. */
export const holdApplicationsOf = async (tx: Transaction, ownerId: number): Promise<void> => {
  await tx
    .selectFrom('application')
    .select('id')
    .where((eb) => eb.or([eb('ownerId', '=', ownerId), eb('successorId', '=', ownerId)]))
    .orderBy('id')
    .forUpdate()
    .execute();
};

/** Where each of a person's applications stands, and whether it was ever filed. */
export const standingsOf = (db: Db, ownerId: number) =>
  db.selectFrom('application').select(['status', 'submittedAt']).where('ownerId', '=', ownerId).execute();

/** Drafts that were never filed belong to the person alone and go with the account. */
export const removeUnfiledDrafts = async (tx: Transaction, ownerId: number): Promise<void> => {
  const drafts = await tx
    .selectFrom('application')
    .select('id')
    .where('ownerId', '=', ownerId)
    .where('submittedAt', 'is', null)
    .execute();
  for (const { id } of drafts) await deleteApplication(tx, id);
};

/** A person's applications in work, with the dates that are set for them. */
export const datedApplications = async (db: Db, ownerId: number) => {
  const heads = await selectHeads(db)
    // The dates are those of the period: it may move, and the application stay as it is.
    .select(sql<Date>`greatest(a.updated_at, p.updated_at)`.as('datedAt'))
    .where('a.ownerId', '=', ownerId)
    .where('a.status', 'not in', [...TERMINAL])
    .orderBy('a.id')
    .execute();
  return heads.map((head) => ({ ...head, deadline: deadlineOf(head) }));
};

/**
 * Applications that these people lead or help with, or that wait at these units, in a status for which reminders are
 * sent.
 */
export const waitingHeads = (db: Db, ownerIds: readonly number[], unitIds: readonly number[]) =>
  selectHeads(db)
    .where((eb) =>
      eb.or([
        sql<boolean>`a.owner_id = any(${ownerIds})`,
        sql<boolean>`a.helpers @> any(${ownerIds.map((accountId) => JSON.stringify([{ accountId }]))}::jsonb[])`,
        eb.and([sql<boolean>`a.unit_id = any(${unitIds})`, eb('a.handler', '=', 'unit')]),
      ]),
    )
    .where('a.status', 'in', REMINDED)
    .orderBy('a.id')
    .execute();

export const headsByIds = (db: Db, ids: readonly number[]): Promise<HeadRow[]> =>
  ids.length === 0 ? Promise.resolve([]) : selectHeads(db).where('a.id', 'in', ids).orderBy('a.id').execute();

/** Accounts that audit the applications of these units. */
export const auditorsOfUnits = (db: Db, unitIds: readonly number[]) =>
  selectHolders(db, UNIT_AUDIT)
    .select('account.unitId')
    .where(sql<boolean>`account.unit_id = any(${unitIds})`)
    .execute();

/** Units whose applications these people audit. */
export const unitsLookedAfter = (db: Db, accountIds: readonly number[]) =>
  selectHolders(db, UNIT_AUDIT)
    .select('account.unitId')
    .where(sql<boolean>`account.id = any(${accountIds})`)
    .where('account.unitId', 'is not', null)
    .execute();

/** Applications under review: heads and open fields. What of them an expert may see, the review decides. */
export const applicationsUnderReview = async (
  db: Db,
  sealer: Sealer,
  ids: readonly number[],
): Promise<{ head: HeadRow; fields: Fields }[]> => {
  if (ids.length === 0) return [];
  const rows = await selectHeads(db).select('a.fields as form').where('a.id', 'in', ids).execute();
  return rows.map(({ form, ...head }) => ({ head, fields: settle(openFields(sealer, form)) }));
};
