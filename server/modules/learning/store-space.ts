import type { SpaceDraft } from '@contract/learning';
import type { SpaceKind } from '@contract/learning-choices';
import { lastSecondOf } from '@contract/rules/beijing-time';
import { classMoves, type Renaming, renamingsFit } from '@contract/rules/class-names';
import type { Transaction } from '@server/db/database';
import { badField } from '@server/errors/app-error';
import { indexDocument } from '@server/modules/search/service';
import { addCode } from './code';
import { spacePath } from './news';
import { addMember, type Db, type SpaceRecord } from './repository';

const columnsOf = (draft: SpaceDraft) => ({
  title: draft.title.trim(),
  summary: draft.summary.trim(),
  body: draft.body.trim(),
  field: draft.field,
  unitName: draft.unit_name.trim(),
  capacity: draft.capacity,
  requiresRealName: draft.requires_real_name,
  requiresProfessional: draft.requires_professional,
  endAt: draft.end_on === null ? null : lastSecondOf(draft.end_on),
});

type Indexed = Pick<
  SpaceRecord,
  'id' | 'kind' | 'title' | 'summary' | 'body' | 'unitName' | 'endAt' | 'createdAt'
>;

/** Courses and projects can be found by search while they run; codes and names of people never enter the index. */
export const indexSpace = async (tx: Transaction, space: Indexed): Promise<void> => {
  const { id, kind, title, summary, body, unitName, endAt, createdAt } = space;
  await indexDocument(tx, {
    kind,
    ref: id,
    title,
    body: `${summary} ${body} ${unitName}`,
    link: spacePath(kind, id),
    visibleFrom: createdAt,
    visibleUntil: endAt,
    at: createdAt,
  });
};

export const classNames = async (db: Db, spaceId: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('learningClass')
    .select('name')
    .where('spaceId', '=', spaceId)
    .orderBy('id')
    .execute();
  return rows.map(({ name }) => name);
};

interface Classes {
  names: readonly string[];
  renamed?: readonly Renaming[];
}

/** Classes are known by their names: one that stays or is said to be renamed keeps its code and its students. */
const storeClasses = async (
  tx: Transaction,
  spaceId: number,
  kind: SpaceKind,
  { names, renamed = [] }: Classes,
): Promise<void> => {
  const wanted = kind === 'course' ? [...new Set(names.map((name) => name.trim()).filter(Boolean))] : [];
  const stands = await classNames(tx, spaceId);
  const renamings = renamed.map(({ from, to }) => ({ from, to: to.trim() }));
  if (!renamingsFit(renamings, stands, wanted)) throw badField('body.renamed', 'learning.renaming_odd');
  for (const { from, to } of renamings)
    await tx
      .updateTable('learningClass')
      .set({ name: to })
      .where('spaceId', '=', spaceId)
      .where('name', '=', from)
      .execute();
  const { gone, fresh } = classMoves(await classNames(tx, spaceId), wanted);
  if (gone.length > 0)
    await tx.deleteFrom('learningClass').where('spaceId', '=', spaceId).where('name', 'in', gone).execute();
  for (const name of fresh) {
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
  await storeClasses(tx, id, kind, { names: draft.classes });
  const role = kind === 'course' ? 'creator' : 'manager';
  await addMember(tx, { spaceId: id, accountId: ownerId, role, classId: null, joinedAt: at });
  await indexSpace(tx, { id, kind, ...columnsOf(draft), createdAt: at });
  return id;
};

export const updateSpace = async (
  tx: Transaction,
  { id, kind, createdAt, removedReason }: SpaceRecord,
  { renamed, ...draft }: SpaceDraft & { renamed?: readonly Renaming[] | undefined },
  now: Date,
): Promise<void> => {
  await tx
    .updateTable('learningSpace')
    .set((eb) => ({ ...columnsOf(draft), updatedAt: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await storeClasses(tx, id, kind, { names: draft.classes, ...(renamed && { renamed }) });
  if (removedReason === null) await indexSpace(tx, { id, kind, ...columnsOf(draft), createdAt });
};
