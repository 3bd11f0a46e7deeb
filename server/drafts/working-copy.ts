import type { Fields } from '@contract/rules/draft-fields';
import { sameValue } from '@contract/rules/merge';
import type { WorkingCopyTable } from '@server/db/draft-schema';
import { type Selectable, sql } from 'kysely';
import type { DraftScope, Held, Written } from './draft-kind';
import type { Db, RecordName } from './history-repository';

export type WorkingCopy = Pick<Selectable<WorkingCopyTable>, 'fields' | 'fieldWriters' | 'version'>;

/** A published record as the merge sees it: `fields` include its unpublished changes. */
export interface HeldCopy extends Held {
  /** The published fields without those changes. */
  stands: Fields;
  copy: WorkingCopy;
}

/** The record has no unpublished changes. */
export const NO_COPY: WorkingCopy = { fields: {}, fieldWriters: {}, version: 0 };

/** The unpublished changes of a record. They are not locked: writers lock the record itself first. */
export const findCopy = async (db: Db, { record, ref }: RecordName): Promise<WorkingCopy> =>
  (await db
    .selectFrom('workingCopy')
    .select(['fields', 'fieldWriters', 'version'])
    .where('record', '=', record)
    .where('ref', '=', ref)
    .executeTakeFirst()) ?? NO_COPY;

/** Whether unpublished changes of any record of this kind use the file as a figure. */
export const copyNamesFigure = async (
  db: Db,
  record: RecordName['record'],
  fileId: string,
): Promise<boolean> => {
  const row = await db
    .selectFrom('workingCopy')
    .select('ref')
    .where('record', '=', record)
    .where(
      sql<boolean>`exists (select 1 from jsonb_each_text(fields) f where f.key like 'figures.%.file' and f.value = ${fileId})`,
    )
    .executeTakeFirst();
  return row !== undefined;
};

/** The unpublished changes of these records, for a person's data export. */
export const copiesToExport = async (db: Db, record: RecordName['record'], refs: readonly number[]) =>
  refs.length === 0
    ? []
    : (
        await db
          .selectFrom('workingCopy')
          .select(['record', 'ref', 'fields', 'updatedAt'])
          .where('record', '=', record)
          .where('ref', 'in', [...refs])
          .orderBy('ref')
          .execute()
      ).filter(({ fields }) => Object.keys(fields).length > 0);

/** Locks the working copy itself, for something that has no record to lock yet. */
export const lockCopy = async (
  { db, now }: Pick<DraftScope, 'db' | 'now'>,
  { record, ref }: RecordName,
): Promise<WorkingCopy> => {
  await db
    .insertInto('workingCopy')
    .values({ record, ref, updatedAt: now })
    .onConflict((oc) => oc.columns(['record', 'ref']).doNothing())
    .execute();
  return db
    .selectFrom('workingCopy')
    .select(['fields', 'fieldWriters', 'version'])
    .where('record', '=', record)
    .where('ref', '=', ref)
    .forUpdate()
    .executeTakeFirstOrThrow();
};

const storeCopy = async (
  { db, now }: Pick<DraftScope, 'db' | 'now'>,
  name: RecordName,
  fields: Fields,
  writers: Held['writers'],
  version: number,
): Promise<void> => {
  const values = {
    fields: JSON.stringify(fields),
    fieldWriters: JSON.stringify(writers),
    version,
    updatedAt: now,
  };
  await db
    .insertInto('workingCopy')
    .values({ ...name, ...values })
    .onConflict((oc) => oc.columns(['record', 'ref']).doUpdateSet(values))
    .execute();
};

/** Stores the fields that differ from the record and answers the new version. */
export const writeCopy = async (
  scope: Pick<DraftScope, 'db' | 'now'>,
  name: RecordName,
  { stands, copy, version }: HeldCopy,
  { delta, fields, writers }: Written,
): Promise<number> => {
  if (Object.keys(delta).length === 0) return version;
  const differing = Object.entries(fields).filter(([path, value]) => !sameValue(value, stands[path]));
  await storeCopy(scope, name, Object.fromEntries(differing), writers, copy.version + 1);
  return version + 1;
};

/** Empties the copy after it was published or discarded. The writers of the fields are kept. */
export const emptyCopy = (
  scope: Pick<DraftScope, 'db' | 'now'>,
  name: RecordName,
  { writers, copy }: Pick<HeldCopy, 'writers' | 'copy'>,
): Promise<void> => storeCopy(scope, name, {}, writers, copy.version + 1);

/** Called when the record is deleted. */
export const forgetCopy = async (db: Db, { record, ref }: RecordName): Promise<void> => {
  await db.deleteFrom('workingCopy').where('record', '=', record).where('ref', '=', ref).execute();
};
