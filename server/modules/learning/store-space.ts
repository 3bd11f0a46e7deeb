import type { SpaceDraft } from '@contract/learning';
import type { SpaceKind } from '@contract/learning-choices';
import type { Transaction } from '@server/db/database';
import { indexDocument } from '@server/modules/search/service';
import { addCode } from './code';
import { spacePath } from './news';
import { addMember, type SpaceRecord } from './repository';

/** It holds until the last second of its day. */
const endOf = (day: string | null): Date | null => (day === null ? null : new Date(`${day}T23:59:59+08:00`));

const columnsOf = (draft: SpaceDraft) => ({
  title: draft.title.trim(),
  summary: draft.summary.trim(),
  body: draft.body.trim(),
  field: draft.field,
  unitName: draft.unit_name.trim(),
  capacity: draft.capacity,
  requiresRealName: draft.requires_real_name,
  requiresProfessional: draft.requires_professional,
  endAt: endOf(draft.end_on),
});

type Indexed = Pick<
  SpaceRecord,
  'id' | 'kind' | 'title' | 'summary' | 'body' | 'unitName' | 'endAt' | 'createdAt'
>;

/** Courses and projects can be found by search while they run; codes and names of people never enter the index. */
export const indexSpace = async (tx: Transaction, space: Indexed): Promise<void> => {
  const { id, kind, title, summary, body, unitName, endAt, createdAt } = space;
  await indexDocument(tx, {
    ...{ kind, ref: id, title },
    body: `${summary} ${body} ${unitName}`,
    link: spacePath(kind, id),
    visibleFrom: createdAt,
    visibleUntil: endAt,
    at: createdAt,
  });
};

/** Classes are known by their names: one that stays keeps its code and its students. */
const storeClasses = async (
  tx: Transaction,
  spaceId: number,
  kind: SpaceKind,
  names: readonly string[],
): Promise<void> => {
  const wanted = kind === 'course' ? [...new Set(names.map((name) => name.trim()).filter(Boolean))] : [];
  const present = await tx
    .selectFrom('learningClass')
    .select(['id', 'name'])
    .where('spaceId', '=', spaceId)
    .execute();
  const gone = present.filter(({ name }) => !wanted.includes(name)).map(({ id }) => id);
  if (gone.length > 0) await tx.deleteFrom('learningClass').where('id', 'in', gone).execute();
  for (const name of wanted.filter((each) => !present.some((row) => row.name === each))) {
    const { id: classId } = await tx
      .insertInto('learningClass')
      .values({ spaceId, name })
      .returning('id')
      .executeTakeFirstOrThrow();
    await addCode(tx, { spaceId, kind, classId });
  }
};

/** A new course or project with its codes; who opens it is its first member. */
export const insertSpace = async (
  tx: Transaction,
  { kind, ownerId, at }: { kind: SpaceKind; ownerId: number; at: Date },
  draft: SpaceDraft,
): Promise<number> => {
  const { id } = await tx
    .insertInto('learningSpace')
    .values({ kind, ownerId, ...columnsOf(draft), createdAt: at, updatedAt: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addCode(tx, { spaceId: id, kind, classId: null });
  await storeClasses(tx, id, kind, draft.classes);
  const role = kind === 'course' ? 'creator' : 'manager';
  await addMember(tx, { spaceId: id, accountId: ownerId, role, classId: null, joinedAt: at });
  await indexSpace(tx, { id, kind, ...columnsOf(draft), createdAt: at });
  return id;
};

export const updateSpace = async (
  tx: Transaction,
  { id, kind, createdAt, removedReason }: SpaceRecord,
  draft: SpaceDraft,
  now: Date,
): Promise<void> => {
  await tx
    .updateTable('learningSpace')
    .set((eb) => ({ ...columnsOf(draft), updatedAt: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await storeClasses(tx, id, kind, draft.classes);
  if (removedReason === null) await indexSpace(tx, { id, kind, ...columnsOf(draft), createdAt });
};
