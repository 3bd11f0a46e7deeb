import type { Space, SpaceDraft } from '@contract/learning';
import type { LearningRole, SpaceKind } from '@contract/learning-choices';
import { beijingIso } from '@contract/rules/beijing-time';
import type { Transaction } from '@server/db/database';
import type { Schema } from '@server/db/schema';
import type { Kysely } from 'kysely';
import { presentSpaceRow } from './present-learning';
import { addMember, findSpace, listSpaces } from './repository';
import { spacePage } from './space-page';
import { insertSpace } from './store-space';

export interface StoredSpace {
  kind: SpaceKind;
  ownerId: number;
  at: Date;
  draft: SpaceDraft;
  /** Instead of a drawn one, so that it can be told. */
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
        ...{ ...request, spaceId, status, createdAt, updatedAt: createdAt },
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

export const publicSpace = async (
  db: Db,
  kind: SpaceKind,
  id: number,
  now: Date,
): Promise<Space | undefined> => {
  const record = await findSpace(db, id);
  return record?.kind === kind ? spacePage(db, record, null, now) : undefined;
};
