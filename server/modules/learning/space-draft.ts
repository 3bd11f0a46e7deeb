import type { SpaceKind } from '@contract/learning-choices';
import { SpaceTyped, type SpaceWork } from '@contract/learning-draft';
import { beijingDay } from '@contract/rules/beijing-time';
import type { Fields } from '@contract/rules/draft-fields';
import { SPACE_SHAPE } from '@contract/rules/draft-shapes';
import type { DraftRecord } from '@server/db/draft-schema';
import type { DraftKind, DraftScope } from '@server/drafts/draft-kind';
import { recordDraft } from '@server/drafts/record-draft';
import { findCopy, type HeldCopy, lockCopy, writeCopy } from '@server/drafts/working-copy';
import { notFound } from '@server/errors/app-error';
import type { Caller } from '@server/security/caller';
import { type Db, findSpace, lockSpace, type SpaceRecord } from './repository';
import { classNames } from './store-space';

export interface HeldSpace extends HeldCopy {
  record: DraftRecord;
}
type Reading = Pick<DraftScope, 'db' | 'caller'>;

const { flatten, nest, changed: _, ...form } = recordDraft(SPACE_SHAPE, SpaceTyped);

/** A course or project as its form holds it. */
const formOf = async (db: Db, space: SpaceRecord): Promise<SpaceTyped> => {
  const classes = await classNames(db, space.id);
  return {
    title: space.title,
    summary: space.summary,
    body: space.body || null,
    field: space.field,
    unit_name: space.unitName,
    capacity: space.capacity,
    end_on: space.endAt && beijingDay(space.endAt),
    classes: classes.length > 0 ? classes : null,
    requires_real_name: space.requiresRealName,
    requires_professional: space.requiresProfessional,
  };
};

/** A new space starts with the unit of the person who opens it. */
const blankOf = async (db: Db, { accountId }: Caller): Promise<SpaceTyped> => {
  const unit = await db
    .selectFrom('account')
    .innerJoin('unit', 'unit.id', 'account.unitId')
    .select('unit.name')
    .where('account.id', '=', accountId)
    .executeTakeFirst();
  return { ...SPACE_SHAPE.blank, unit_name: unit?.name ?? null };
};

const held = (
  name: { record: DraftRecord; ref: number },
  stands: Fields,
  copy: HeldCopy['copy'],
  own: { version: number; author: HeldCopy['author'] },
): HeldSpace => ({
  ...name,
  stands,
  copy,
  version: own.version + copy.version,
  author: own.author,
  fields: { ...stands, ...copy.fields },
  writers: copy.fieldWriters,
});

/** Where the draft of a space not opened yet is kept: one per person and kind. */
export const copyOfNew = (kind: SpaceKind, { accountId }: Caller) =>
  ({ record: `new_${kind}`, ref: accountId }) as const;
const copyOfSpace = (id: number) => ({ record: 'space', ref: id }) as const;

const holdNew = async ({ db, caller, now }: DraftScope, kind: SpaceKind): Promise<HeldSpace> => {
  const name = copyOfNew(kind, caller);
  const copy = await lockCopy({ db, now }, name);
  const own = { version: 0, author: { by: caller.accountId, at: now } };
  return held(name, flatten(await blankOf(db, caller)), copy, own);
};

const holdSpace = async ({ db, caller }: Reading, id: number): Promise<HeldSpace> => {
  const space = await lockSpace(db as DraftScope['db'], id);
  if (space?.ownerId !== caller.accountId) throw notFound();
  const name = copyOfSpace(id);
  const own = { version: space.version, author: { by: space.ownerId, at: space.updatedAt } };
  return held(name, flatten(await formOf(db, space)), await findCopy(db, name), own);
};

const write: DraftKind<never, HeldSpace>['write'] = async (scope, space, written) => ({
  version: await writeCopy(scope, { record: space.record, ref: space.ref }, space, written),
  more: {},
});

/** Changes by the owner of an open course or project; others see them once they are published. */
export const spaceDraft: DraftKind<number, HeldSpace> = { record: 'space', ...form, lock: holdSpace, write };

/** The same for a space that is not opened yet. */
export const newSpaceDraft = (kind: SpaceKind): DraftKind<SpaceKind, HeldSpace> => ({
  record: `new_${kind}`,
  ...form,
  lock: holdNew,
  write,
});

const workOf = (stands: SpaceTyped, copy: HeldCopy['copy'], version: number): SpaceWork => ({
  stands,
  version: version + copy.version,
  draft: nest({ ...flatten(stands), ...copy.fields }),
});

export const newWork = async ({ db, caller }: Pick<DraftScope, 'caller'> & { db: Db }, kind: SpaceKind) =>
  workOf(await blankOf(db, caller), await findCopy(db, copyOfNew(kind, caller)), 0);

export const spaceWork = async ({ db, caller }: Pick<DraftScope, 'caller'> & { db: Db }, id: number) => {
  const space = await findSpace(db, id);
  if (space?.ownerId !== caller.accountId) throw notFound();
  return workOf(await formOf(db, space), await findCopy(db, copyOfSpace(id)), space.version);
};
