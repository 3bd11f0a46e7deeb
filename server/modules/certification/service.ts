import { certificationDue } from '@contract/rules/certification-clock';
import { normalIdNumber } from '@contract/rules/id-document';
import { shownIdNumber } from '@server/crypto/field-sealing';
import type { Sealer } from '@server/crypto/sealing';
import type { Transaction } from '@server/db/database';
import type { Schema } from '@server/db/schema';
import { type Queue, queueOf } from '@server/http/waiting';
import { isChangePaper, isUnitPaper } from '@server/modules/unit/service';
import { type Caller, hasPermission } from '@server/security/caller';
import { type Kysely, sql } from 'kysely';
import { documentKeyOf, type Kind, STATUS } from './repository';

type Db = Kysely<Schema>;

/**
 * Files of certifications and unit registrations can be read by their owners and by those who decide on them; papers of
 * a unit change also by the current administrators of the unit.
 */
export const mayReadEvidence = async (db: Db, caller: Caller, fileId: string): Promise<boolean> => {
  const { unitId } = caller;
  if (
    unitId !== null &&
    hasPermission(caller, 'system:unit:member') &&
    (await isChangePaper(db, fileId, unitId))
  )
    return true;
  if (!hasPermission(caller, 'system:cert:review')) return false;
  const certification = await db
    .selectFrom('certification')
    .select('id')
    .where('fileId', '=', fileId)
    .where('status', 'in', [STATUS.pending, STATUS.agreed])
    .executeTakeFirst();
  if (certification) return true;
  return isUnitPaper(db, fileId);
};

/** Is somebody looking at this person's name and gender right now? */
export const isNameUnderReview = async (db: Db, accountId: number): Promise<boolean> =>
  (await openKinds(db, accountId)).has('real_name');

/**
 * Returns a function that tells whether a number is that of the person's certified document; null if that is no longer
 * known.
 */
export const ownDocument = async (
  db: Db,
  sealer: Sealer,
  accountId: number,
): Promise<(number: string) => boolean | null> => {
  const key = await documentKeyOf(db, accountId);
  return (number) => (key === null ? null : key === sealer.fingerprint(`id:${normalIdNumber(number)}`));
};

export const isOwnDocument = async (
  db: Db,
  sealer: Sealer,
  accountId: number,
  number: string,
): Promise<boolean | null> => (await ownDocument(db, sealer, accountId))(number);

/** What the person has asked for that nobody has decided. */
export const openKinds = async (db: Db, accountId: number): Promise<Set<Kind>> => {
  const rows = await db
    .selectFrom('certification')
    .select('kind')
    .where('accountId', '=', accountId)
    .where('status', '=', STATUS.pending)
    .execute();
  return new Set(rows.map(({ kind }) => kind));
};

/**
 * Withdraws pending and valid professional certifications, because the person's title changed and has to be proven
 * again.
 */
export const revokeProfession = async (tx: Transaction, accountId: number, now: Date): Promise<void> => {
  await tx
    .updateTable('certification')
    .set((eb) => ({ status: STATUS.withdrawn, updatedAt: now, version: eb('version', '+', 1) }))
    .where('accountId', '=', accountId)
    .where('kind', '=', 'professional')
    .where('status', 'in', [STATUS.pending, STATUS.agreed])
    .execute();
};

/** Moves certifications of one school or department to the one it was merged into. */
export const moveCertifications = async (
  tx: Transaction,
  column: 'schoolId' | 'departmentId',
  fromId: number,
  intoId: number,
): Promise<void> => {
  await tx
    .updateTable('certification')
    .set({ [column]: intoId })
    .where(column, '=', fromId)
    .execute();
};

/** The school was refused: withdraws the pending certification applications for it. */
export const withdrawForSchool = async (tx: Transaction, schoolId: number, now: Date): Promise<void> => {
  await tx
    .updateTable('certification')
    .set((eb) => ({ status: STATUS.withdrawn, updatedAt: now, version: eb('version', '+', 1) }))
    .where('schoolId', '=', schoolId)
    .where('status', '=', STATUS.pending)
    .execute();
};

/** The name of the person: that on the document, or that of the account if the case has none. */
const caseName = sql<string>`coalesce(c.name, account.real_name, account.nickname)`;

export const certificationTitles = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('certification as c')
    .innerJoin('account', 'account.id', 'c.accountId')
    .select(['c.id', caseName.as('title')])
    .where('c.id', 'in', [...ids])
    .execute();

/** Pending certifications; the one waiting longest is shown by the person's name. */
export const certificationQueue = async (db: Db): Promise<Queue> => {
  const oldest = await db
    .selectFrom('certification as c')
    .innerJoin('account', 'account.id', 'c.accountId')
    .select(['c.createdAt', sql<number>`count(*) over ()::int`.as('n')])
    .select(caseName.as('title'))
    .where('c.status', '=', STATUS.pending)
    .orderBy('c.createdAt')
    .limit(1)
    .executeTakeFirst();
  const path = '/admin/certifications?status=0';
  return queueOf(
    oldest?.n ?? 0,
    oldest
      ? [{ title: oldest.title, path, since: oldest.createdAt, due: certificationDue(oldest.createdAt) }]
      : [],
  );
};

export const countCertificationsOf = (db: Db, accountId: number): Promise<{ n: number }> =>
  db
    .selectFrom('certification')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();

/** A person's certifications for the export of their own data: everything except full ID numbers. */
export const certificationsToExport = async (db: Db, sealer: Sealer, accountId: number) => {
  const rows = await db
    .selectFrom('certification')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('id')
    .execute();
  return rows.map(({ idNumberSealed, idNumberKey, ...row }) => ({
    ...row,
    idNumber: shownIdNumber(sealer, idNumberSealed),
  }));
};

export const forgetCertifications = async (tx: Transaction, accountId: number): Promise<void> => {
  await tx.deleteFrom('certification').where('accountId', '=', accountId).execute();
};
