import { DECIDING_ROLES, REQUEST_STATUS } from '@contract/learning-choices';
import type { Transaction } from '@server/db/database';
import { type Db, shownName } from './repository';

const joined = (db: Db) =>
  db
    .selectFrom('learningRequest')
    .innerJoin('learningSpace', 'learningSpace.id', 'learningRequest.spaceId')
    .innerJoin('account', 'account.id', 'learningRequest.accountId')
    .leftJoin('unit', 'unit.id', 'account.unitId')
    .selectAll('learningRequest')
    .select([
      'learningSpace.kind',
      'learningSpace.title',
      shownName.as('person'),
      'unit.name as personUnit',
      'account.certified',
      'account.professionalCertified',
    ]);

export type RequestRecord = Awaited<ReturnType<ReturnType<typeof joined>['executeTakeFirstOrThrow']>>;

/** Spaces in which this person decides. */
const decidedBy = (db: Db, accountId: number) =>
  db
    .selectFrom('learningMember')
    .select('learningMember.spaceId')
    .where('learningMember.accountId', '=', accountId)
    .where('learningMember.role', 'in', [...DECIDING_ROLES]);

export const lockRequest = async (tx: Transaction, id: number): Promise<RequestRecord | undefined> => {
  await tx.selectFrom('learningRequest').select('id').where('id', '=', id).forUpdate().execute();
  return findRequest(tx, id);
};

const findRequest = (db: Db, id: number): Promise<RequestRecord | undefined> =>
  joined(db).where('learningRequest.id', '=', id).executeTakeFirst();

/** What I asked for, the newest first; in one space or in all. */
export const requestsOf = (db: Db, accountId: number, spaceId?: number): Promise<RequestRecord[]> => {
  const mine = joined(db)
    .where('learningRequest.accountId', '=', accountId)
    .orderBy('learningRequest.id', 'desc')
    .limit(100);
  return (spaceId === undefined ? mine : mine.where('learningRequest.spaceId', '=', spaceId)).execute();
};

export const requestsToDecide = async (
  db: Db,
  { accountId, status }: { accountId: number; status: number | undefined },
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: RequestRecord[]; total: number }> => {
  let rows = joined(db).where('learningRequest.spaceId', 'in', decidedBy(db, accountId));
  let count = db
    .selectFrom('learningRequest')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('learningRequest.spaceId', 'in', decidedBy(db, accountId));
  if (status !== undefined) {
    rows = rows.where('learningRequest.status', '=', status);
    count = count.where('learningRequest.status', '=', status);
  }
  // Waiting requests are ordered oldest first, decided ones by the latest decision.
  rows =
    status === REQUEST_STATUS.waiting
      ? rows.orderBy('learningRequest.createdAt').orderBy('learningRequest.id')
      : rows.orderBy('learningRequest.updatedAt', 'desc').orderBy('learningRequest.id', 'desc');
  const [found, { n }] = await Promise.all([
    rows.offset(offset).limit(limit).execute(),
    count.executeTakeFirstOrThrow(),
  ]);
  return { rows: found, total: Number(n) };
};

export const countWaiting = async (db: Db, accountId: number, spaceId?: number): Promise<number> => {
  const waiting = db
    .selectFrom('learningRequest')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('status', '=', REQUEST_STATUS.waiting)
    .where('learningRequest.spaceId', 'in', decidedBy(db, accountId));
  const here = spaceId === undefined ? waiting : waiting.where('learningRequest.spaceId', '=', spaceId);
  return Number((await here.executeTakeFirstOrThrow()).n);
};

export const moveRequest = async (
  tx: Transaction,
  id: number,
  values: { status: number; reason?: string | null; decidedBy?: number; decidedAt?: Date; updatedAt: Date },
): Promise<void> => {
  await tx
    .updateTable('learningRequest')
    .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
};
