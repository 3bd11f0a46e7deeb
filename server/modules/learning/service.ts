import type { Space, SpaceDraft } from '@contract/learning';
import { type LearningRole, SPACE_KINDS, type SpaceKind } from '@contract/learning-choices';
import { beijingIso } from '@contract/rules/beijing-time';
import type { Transaction } from '@server/db/database';
import type { Schema } from '@server/db/schema';
import { forgetFieldHistory } from '@server/drafts/history-repository';
import { copiesToExport, forgetCopy } from '@server/drafts/working-copy';
import type { Kysely } from 'kysely';
import { indexMissing, reindexSpaces } from './fill-search';
import { spacePath } from './news';
import { presentSpaceRow } from './present-learning';
import { addMember, findSpace, listSpaces } from './repository';
import { removalUndo } from './set-removal';
import { spacePage } from './space-page';
import { insertSpace } from './store-space';

export interface StoredSpace {
  kind: SpaceKind;
  ownerId: number;
  at: Date;
  draft: SpaceDraft;
  /** A fixed code instead of a drawn one, so that it can be published beforehand. */
  code: string;
  members: readonly { accountId: number; role: LearningRole; at: Date }[];
  requests: readonly { accountId: number; role: LearningRole; status: number; reason?: string; at: Date }[];
}

/** Stores a course or project as it stands, with its people. For demo data. */
export const storeSpace = async (tx: Transaction, stored: StoredSpace): Promise<number> => {
  const { kind, ownerId, at, draft, code, members, requests } = stored;
  const spaceId = await insertSpace(tx, { kind, ownerId, at }, draft);
  await tx
    .updateTable('learningCode')
    .set({ code })
    .where('spaceId', '=', spaceId)
    .where('classId', 'is', null)
    .execute();
  for (const { accountId, role, at: joinedAt } of members)
    await addMember(tx, { spaceId, accountId, role, classId: null, joinedAt });
  for (const { at: createdAt, status, ...request } of requests)
    await tx
      .insertInto('learningRequest')
      .values({
        ...request,
        spaceId,
        status,
        createdAt,
        updatedAt: createdAt,
        ...(status === 0 ? {} : { decidedBy: ownerId, decidedAt: createdAt }),
      })
      .execute();
  return spaceId;
};

type Db = Kysely<Schema>;

/** What a visitor may read of the newest courses or projects: for previews, feeds and the site map. */
export const publicSpaces = async (db: Db, kind: SpaceKind, limit: number, now: Date) =>
  (await listSpaces(db, { kind, now }, { offset: 0, limit })).rows.map((record) => ({
    ...presentSpaceRow(record, now),
    createTime: beijingIso(record.createdAt),
    updateTime: beijingIso(record.updatedAt),
  }));

/** The space as visitors see it, or that it was removed. */
export const publicSpace = async (
  db: Db,
  kind: SpaceKind,
  id: number,
  now: Date,
): Promise<Space | 'removed' | null> => {
  const record = await findSpace(db, id);
  if (record?.kind !== kind) return null;
  return record.removedReason === null ? spacePage(db, record, null, now) : 'removed';
};

/** What a person is writing: a course and a project that are not opened yet, and changes that are not out. */
const draftsOf = async (db: Db, accountId: number) => {
  const own = await db.selectFrom('learningSpace').select('id').where('ownerId', '=', accountId).execute();
  const unopened = SPACE_KINDS.map((kind) => copiesToExport(db, `new_${kind}`, [accountId]));
  const opened = copiesToExport(
    db,
    'space',
    own.map(({ id }) => id),
  );
  return (await Promise.all([...unopened, opened])).flat();
};

/** A person's courses, projects and requests, for their data export. */
export const learningToExport = async (db: Db, accountId: number) => ({
  memberships: await db
    .selectFrom('learningMember')
    .innerJoin('learningSpace', 'learningSpace.id', 'learningMember.spaceId')
    .select(['learningSpace.kind', 'learningSpace.title', 'role', 'joinedAt'])
    .where('accountId', '=', accountId)
    .orderBy('joinedAt')
    .execute(),
  requests: await db
    .selectFrom('learningRequest')
    .innerJoin('learningSpace', 'learningSpace.id', 'learningRequest.spaceId')
    .select(['learningSpace.kind', 'learningSpace.title', 'role', 'status', 'reason'])
    .select(['learningRequest.createdAt', 'decidedAt'])
    .where('accountId', '=', accountId)
    .orderBy('learningRequest.id')
    .execute(),
  drafts: await draftsOf(db, accountId),
});

export const countMembershipsOf = async (db: Db, accountId: number): Promise<number> => {
  const { n } = await db
    .selectFrom('learningMember')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(n);
};

/** Number of this person's courses and projects that still run; their members depend on the owner. */
export const countRunningSpaces = async (db: Db, ownerId: number, now: Date): Promise<number> => {
  const { n } = await db
    .selectFrom('learningSpace')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('ownerId', '=', ownerId)
    .where((eb) => eb.or([eb('endAt', 'is', null), eb('endAt', '>', now)]))
    .executeTakeFirstOrThrow();
  return Number(n);
};

export const forgetLearner = async (tx: Transaction, accountId: number): Promise<void> => {
  await tx.deleteFrom('learningMember').where('accountId', '=', accountId).execute();
  await tx.deleteFrom('learningRequest').where('accountId', '=', accountId).execute();
  for (const kind of SPACE_KINDS) {
    const name = { record: `new_${kind}`, ref: accountId } as const;
    await forgetFieldHistory(tx, name);
    await forgetCopy(tx, name);
  }
};

/** Undoes the removal of a course or project. */
export const learningUndo = removalUndo;
export const addMissingToSearch = indexMissing;
export { reindexSpaces };

export const spaceTitles = async (db: Db, ids: readonly number[]) =>
  (await db.selectFrom('learningSpace').select(['id', 'title', 'kind']).where('id', 'in', ids).execute()).map(
    ({ id, title, kind }) => ({ id, title, at: spacePath(kind, id) }),
  );
