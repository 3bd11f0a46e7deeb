import type { Fields, FieldValue } from '@contract/rules/draft-fields';
import type { DraftRecord, FieldHistoryTable } from '@server/db/draft-schema';
import type { Schema } from '@server/db/schema';
import type { Kysely, QueryCreator, Selectable } from 'kysely';

export type Db = Kysely<Schema>;
type NewRow = Omit<Selectable<FieldHistoryTable>, 'id'>;

/** The record that the history belongs to: its kind and its id. */
export interface RecordName {
  record: DraftRecord;
  ref: number;
}

/** A value that lost against a concurrent one, as kept in the history. */
interface Declined {
  id: number;
  path: string;
  value: FieldValue;
}

const selectDeclined = (
  db: Pick<QueryCreator<Schema>, 'selectFrom'>,
  { record, ref }: RecordName,
  paths: readonly string[],
): Promise<Declined[]> =>
  db
    .selectFrom('fieldHistory')
    .select(['id', 'path', 'value'])
    .where('record', '=', record)
    .where('ref', '=', ref)
    .where('kind', '=', 'declined')
    .where('path', 'in', [...paths])
    .orderBy('id')
    .execute();

/** The value declined last, by path. */
export const lastDeclined = async (db: Db, name: RecordName, paths: readonly string[]): Promise<Fields> => {
  if (paths.length === 0) return {};
  const rows = await selectDeclined(db, name, paths);
  return Object.fromEntries(rows.map(({ path, value }): [string, FieldValue] => [path, value]));
};

/** Inserts these rows and returns the declined values kept before at `paths`, in one round trip. */
export const insertFieldHistory = async (
  db: Db,
  name: RecordName,
  rows: readonly Omit<NewRow, keyof RecordName>[],
  paths: readonly string[],
): Promise<Declined[]> => {
  const values = rows.map(({ value, origin, ...row }) => ({
    ...name,
    ...row,
    value: JSON.stringify(value),
    origin: origin && JSON.stringify(origin),
  }));
  const keeping =
    values.length > 0
      ? db.with('kept', (query) => query.insertInto('fieldHistory').values(values).returning('id'))
      : db;
  if (paths.length > 0) return selectDeclined(keeping, name, paths);
  if (values.length > 0) await db.insertInto('fieldHistory').values(values).execute();
  return [];
};

export const removeFieldHistory = async (db: Db, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return;
  await db
    .deleteFrom('fieldHistory')
    .where('id', 'in', [...ids])
    .execute();
};

const entriesOf = (db: Db, { record, ref }: RecordName, path: string | undefined) =>
  db
    .selectFrom('fieldHistory as h')
    .where('h.record', '=', record)
    .where('h.ref', '=', ref)
    .$if(path !== undefined, (query) => query.where('h.path', '=', path as string));

export const countFieldHistory = async (
  db: Db,
  name: RecordName,
  path: string | undefined,
): Promise<number> => {
  const { total } = await entriesOf(db, name, path)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
};

interface Page {
  path: string | undefined;
  limit: number;
  offset: number;
  order: 'asc' | 'desc';
}

export const selectFieldHistory = (db: Db, name: RecordName, { path, limit, offset, order }: Page) =>
  entriesOf(db, name, path)
    .leftJoin('account', 'account.id', 'h.accountId')
    .selectAll('h')
    .select((eb) => eb.fn.coalesce('account.realName', 'account.nickname').as('by'))
    .orderBy('h.id', order)
    .limit(limit)
    .offset(offset)
    .execute();

/** Called when a record is deleted: its history is deleted with it. */
export const forgetFieldHistory = async (db: Db, { record, ref }: RecordName): Promise<void> => {
  await db.deleteFrom('fieldHistory').where('record', '=', record).where('ref', '=', ref).execute();
};

/** Moves the history of a draft that had no record yet to the new record. */
export const handOverHistory = async (db: Db, from: RecordName, to: RecordName): Promise<void> => {
  await db
    .updateTable('fieldHistory')
    .set(to)
    .where('record', '=', from.record)
    .where('ref', '=', from.ref)
    .execute();
};
