import type { Fields, FieldValue } from '@contract/rules/draft-fields';
import type { DraftRecord, FieldHistoryTable } from '@server/db/draft-schema';
import type { Schema } from '@server/db/schema';
import type { Kysely, Selectable } from 'kysely';

export type Db = Kysely<Schema>;
type NewRow = Omit<Selectable<FieldHistoryTable>, 'id'>;

/** Whose history it is: of which record, of which kind. */
export interface RecordName {
  record: DraftRecord;
  ref: number;
}

export const insertFieldHistory = async (db: Db, rows: readonly NewRow[]): Promise<void> => {
  if (rows.length === 0) return;
  await db
    .insertInto('fieldHistory')
    .values(
      rows.map(({ value, origin, ...row }) => ({
        ...row,
        value: JSON.stringify(value),
        origin: origin && JSON.stringify(origin),
      })),
    )
    .execute();
};

/** The value declined last, by path. */
export const lastDeclined = async (
  db: Db,
  { record, ref }: RecordName,
  paths: readonly string[],
): Promise<Fields> => {
  if (paths.length === 0) return {};
  const rows = await db
    .selectFrom('fieldHistory')
    .select(['path', 'value'])
    .where('record', '=', record)
    .where('ref', '=', ref)
    .where('kind', '=', 'declined')
    .where('path', 'in', [...paths])
    .orderBy('id')
    .execute();
  return Object.fromEntries(rows.map(({ path, value }): [string, FieldValue] => [path, value]));
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

/** A record that goes takes its history along. */
export const forgetFieldHistory = async (db: Db, { record, ref }: RecordName): Promise<void> => {
  await db.deleteFrom('fieldHistory').where('record', '=', record).where('ref', '=', ref).execute();
};

/** What was written before there was a record stays with the record. */
export const handOverHistory = async (db: Db, from: RecordName, to: RecordName): Promise<void> => {
  await db
    .updateTable('fieldHistory')
    .set(to)
    .where('record', '=', from.record)
    .where('ref', '=', from.ref)
    .execute();
};
