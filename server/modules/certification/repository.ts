import { type Said, textOf, wordOf } from '@contract/sentences/sentence';
import type { CertificationTable } from '@server/db/account-care-schema';
import type { Schema } from '@server/db/schema';
import { type Kysely, type Selectable, sql } from 'kysely';

export type Db = Kysely<Schema>;
export type Kind = CertificationTable['kind'];
/** 0 待处理 1 已通过 2 已驳回 3 已撤销 (req:calls-certification). */
export const STATUS = { pending: 0, agreed: 1, refused: 2, withdrawn: 3 } as const;

/** Why something was decided: in a person's words or, with `reasonSaid`, in the platform's own. */
export interface Grounds {
  reason: string | null;
  reasonSaid?: string | null;
}

export const platformGrounds = (said: Said): Grounds => ({
  reason: textOf(said),
  reasonSaid: JSON.stringify(wordOf(said)),
});

const joined = (db: Db) =>
  db
    .selectFrom('certification')
    .innerJoin('account', 'account.id', 'certification.accountId')
    .leftJoin('school', 'school.id', 'certification.schoolId')
    .leftJoin('department', 'department.id', 'certification.departmentId')
    .selectAll('certification')
    .select([
      'account.login',
      'account.unitId',
      'school.name as schoolName',
      'department.name as departmentName',
    ]);

export type CertificationRow = Selectable<CertificationTable> & {
  login: string;
  unitId: number | null;
  schoolName: string | null;
  departmentName: string | null;
};

export const findCertification = (db: Db, id: number): Promise<CertificationRow | undefined> =>
  joined(db).where('certification.id', '=', id).executeTakeFirst();

/**
 * Locks the account, then the certification, so that decisions about one certification take turns. Applying and
 * withdrawing lock the account first too, so there are no deadlocks.
 */
export const lockCertification = async (db: Db, id: number): Promise<CertificationRow | undefined> => {
  await db
    .selectFrom('account')
    .select('account.id')
    .where('account.id', 'in', (eb) =>
      eb.selectFrom('certification').select('accountId').where('certification.id', '=', id),
    )
    .forUpdate()
    .execute();
  return joined(db).where('certification.id', '=', id).forUpdate('certification').executeTakeFirst();
};

/** Whose certification it is; undefined if there is none of this id. */
export const askerOf = async (db: Db, id: number): Promise<number | undefined> =>
  (await db.selectFrom('certification').select('accountId').where('id', '=', id).executeTakeFirst())
    ?.accountId;

export const certificationsOf = (db: Db, accountId: number): Promise<CertificationRow[]> =>
  joined(db).where('certification.accountId', '=', accountId).orderBy('certification.id', 'desc').execute();

export const currentCertification = (db: Db, accountId: number, kind: Kind, status: number) =>
  db
    .selectFrom('certification')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('kind', '=', kind)
    .where('status', '=', status)
    .forUpdate()
    .executeTakeFirst();

export interface CaseFilter {
  kind?: Kind;
  status?: number;
}

export const listCases = async (
  db: Db,
  { kind, status }: CaseFilter,
  { limit, offset, direction }: { limit: number; offset: number; direction: 'asc' | 'desc' },
): Promise<{ rows: CertificationRow[]; total: number }> => {
  const found = db
    .selectFrom('certification')
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'real_name'))
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 0));
  const onPage = found
    .select('id')
    .orderBy('queuedAt', direction)
    .orderBy('id', direction)
    .limit(limit)
    .offset(offset);
  const rows = await joined(db)
    .where('certification.id', 'in', onPage)
    .orderBy('certification.queuedAt', direction)
    .orderBy('certification.id', direction)
    .execute();
  const { n } = await found.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
  return { rows, total: Number(n) };
};

/** Is this document behind another person's valid certification? */
export const isDocumentTaken = async (db: Db, key: string, accountId: number): Promise<boolean> =>
  (await db
    .selectFrom('certification')
    .select('id')
    .where('idNumberKey', '=', key)
    .where('status', '=', STATUS.agreed)
    .where('accountId', '!=', accountId)
    .executeTakeFirst()) !== undefined;

/** Fingerprint of the document with which this person is certified; null if it was erased or there is none. */
export const documentKeyOf = async (db: Db, accountId: number): Promise<string | null> =>
  (
    await db
      .selectFrom('certification')
      .select('idNumberKey')
      .where('accountId', '=', accountId)
      .where('kind', '=', 'real_name')
      .where('status', '=', STATUS.agreed)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.idNumberKey ?? null;

/** How many applications the unit has endorsed, which go on once the person is certified. */
const goesOn = sql<number>`(select count(*)::int from application a where a.owner_id = account.id
  and a.status = 'unit_review' and a.filed_version > 0 and a.sealed_version = a.filed_version)`.as('goesOn');

/** People of one unit who wait for the real-name certification, in the order of the queue. */
export const listWaitingOf = async (
  db: Db,
  { unitId, exceptId }: { unitId: number; exceptId: number },
  { limit, offset }: { limit: number; offset: number },
) => {
  const waiting = db
    .selectFrom('certification')
    .innerJoin('account', 'account.id', 'certification.accountId')
    .where('account.unitId', '=', unitId)
    .where('account.id', '!=', exceptId)
    .where('certification.kind', '=', 'real_name')
    .where('certification.status', '=', STATUS.pending);
  const rows = await waiting
    .select(['certification.id', 'certification.name', 'certification.createdAt', 'certification.version'])
    .select(['account.login', goesOn])
    .orderBy('certification.queuedAt')
    .orderBy('certification.id')
    .limit(limit)
    .offset(offset)
    .execute();
  const { n } = await waiting.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
  return { rows, total: Number(n) };
};
