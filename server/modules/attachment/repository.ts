import type { FilePurpose } from '@contract/attachment';
import type { Transaction } from '@server/db/database';
import type { FileTable, Schema } from '@server/db/schema';
import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely';

type Db = Kysely<Schema>;
export type FileRow = Selectable<FileTable>;

export const findFile = (db: Db, id: string): Promise<FileRow | undefined> =>
  db.selectFrom('file').selectAll().where('id', '=', id).executeTakeFirst();

export const selectFiles = (db: Db) => db.selectFrom('file').selectAll();

export const findFiles = async (db: Db, ids: readonly string[]): Promise<FileRow[]> =>
  ids.length === 0
    ? []
    : selectFiles(db)
        .where('id', 'in', [...ids])
        .execute();

export const insertFile = async (db: Db, values: Insertable<FileTable>): Promise<void> => {
  await db.insertInto('file').values(values).execute();
};

/** Only an upload that is still under way can become something else. */
export const finishFile = async (db: Db, id: string, values: Updateable<FileTable>): Promise<void> => {
  await db.updateTable('file').set(values).where('id', '=', id).where('state', '=', 'uploading').execute();
};

export const touchFile = async (db: Db, id: string, now: Date): Promise<void> => {
  await db.updateTable('file').set({ updatedAt: now }).where('id', '=', id).execute();
};

export const deleteFiles = async (db: Db, ids: readonly string[]): Promise<void> => {
  if (ids.length > 0)
    await db
      .deleteFrom('file')
      .where('id', 'in', [...ids])
      .execute();
};

/** A file takes a row and a block of the disk however small it is: a million of one byte would fill both. */
const FILE_BYTES_MIN = 64 * 1024;

/** The space that a person's files take with another one of this size, and how many uploads are unfinished. */
export const spaceWith = async (
  db: Db,
  accountId: number,
  size: number,
): Promise<{ bytes: number; unfinished: number }> => {
  const { used, unfinished } = await db
    .selectFrom('file')
    .select((eb) => [
      eb.fn
        .coalesce(eb.fn.sum<string>(eb.fn('greatest', ['size', eb.val(FILE_BYTES_MIN)])), eb.val('0'))
        .as('used'),
      eb.fn.countAll<string>().filterWhere('state', '=', 'uploading').as('unfinished'),
    ])
    .where('ownerId', '=', accountId)
    .where('state', '!=', 'refused')
    .executeTakeFirstOrThrow();
  return { bytes: Number(used) + Math.max(size, FILE_BYTES_MIN), unfinished: Number(unfinished) };
};

const selectAbandoned = (db: Db, before: Date) =>
  db
    .selectFrom('file')
    .select('file.id')
    .where('file.state', '=', 'uploading')
    .where('file.updatedAt', '<', before)
    .orderBy('file.updatedAt');

/** Unfinished uploads that were last continued before this time, oldest first. */
export const abandonedUploads = async (db: Db, before: Date): Promise<string[]> =>
  (await selectAbandoned(db, before).execute()).map(({ id }) => id);

/** The same without uploads of people whose accounts are stopped: their files are not made ready. */
export const abandonedUploadsOfActive = async (db: Db, before: Date): Promise<string[]> => {
  const rows = await selectAbandoned(db, before)
    .innerJoin('account', 'account.id', 'file.ownerId')
    .where('account.status', '=', 'active')
    .execute();
  return rows.map(({ id }) => id);
};

export const newestReady = (db: Db, limit: number): Promise<FileRow[]> =>
  db
    .selectFrom('file')
    .selectAll()
    .where('state', '=', 'ready')
    .orderBy('createdAt', 'desc')
    .limit(limit)
    .execute();

/** Those of these ids that still have a row. */
export const knownFiles = async (db: Db, ids: readonly string[]): Promise<Set<string>> => {
  const rows = await db
    .selectFrom('file')
    .select('id')
    .where('id', 'in', [...ids])
    .execute();
  return new Set(rows.map(({ id }) => id));
};

/** Files of anybody, locked so that they cannot be withdrawn before the transaction that names them ends. */
export const heldFiles = (db: Db, ids: readonly string[]): Promise<FileRow[]> =>
  db
    .selectFrom('file')
    .selectAll()
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forKeyShare()
    .execute();

/** The same for files of one person. */
export const ownFiles = async (
  db: Db,
  ids: readonly string[],
  ownerId: number,
  purpose: FilePurpose,
): Promise<FileRow[]> =>
  ids.length === 0
    ? []
    : db
        .selectFrom('file')
        .selectAll()
        .where('id', 'in', [...ids])
        .where('ownerId', '=', ownerId)
        .where('purpose', '=', purpose)
        .orderBy('id')
        .forKeyShare()
        .execute();

/**
 * Everything that can name a file: what fills in an application or a stage result (`application_file`), content and its
 * versions, texts that are being written, demands, achievements, certifications, papers of a unit. A new kind of record with files belongs in here,
 * or its files are swept.
 */
const isNamedElsewhere = sql<boolean>`(
  exists (select 1 from content_file n where n.file_id = file.id)
  or exists (select 1 from content n where n.figures @> jsonb_build_array(jsonb_build_object('file', file.id::text)))
  or exists (select 1 from content_version n
    where n.files @> jsonb_build_array(jsonb_build_object('id', file.id::text))
      or n.figures @> jsonb_build_array(jsonb_build_object('file', file.id::text)))
  or exists (select 1 from working_copy n
    where n.fields -> 'files' @> jsonb_build_array(file.id::text) or figure_files(n.fields) @> array[file.id::text])
  or exists (select 1 from demand n
    where n.cover = file.id or n.figures @> jsonb_build_array(jsonb_build_object('file', file.id::text))
      or n.files @> jsonb_build_array(file.id::text))
  or exists (select 1 from achievement n
    where n.cover = file.id or n.figures @> jsonb_build_array(jsonb_build_object('file', file.id::text))
      or n.files @> jsonb_build_array(file.id::text))
  or exists (select 1 from certification n where n.file_id = file.id)
  or exists (select 1 from unit_apply n where n.license_file = file.id or n.letter_file = file.id)
  or exists (select 1 from unit_change n where n.paper_file = file.id))`;
const isNamed = sql<boolean>`(
  exists (select 1 from application_file n where n.file_id = file.id) or ${isNamedElsewhere})`;

/**
 * Forces index use: every place that can name a file has an index. PostgreSQL assumes that a few percent of the rows
 * match and that the first match comes soon; where none does, it would scan the whole table for each file.
 */
const byIndex = (tx: Transaction) => sql`set local enable_seqscan = off`.execute(tx);

/** Locked, so that nobody can name it meanwhile. */
export const lockFile = (db: Db, id: string): Promise<FileRow | undefined> =>
  db.selectFrom('file').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** An application remembers every file it ever named; these are the ones that its form or its results name now. */
const isFilledIn = sql<boolean>`exists (
  select 1 from application_file n join application a on a.id = n.application_id
  where n.file_id = file.id and (a.sealed_sheet = file.id or strpos(a.fields::text, file.id::text) > 0
    or exists (select 1 from stage_result r
      where r.application_id = a.id and strpos(r.fields::text, file.id::text) > 0)
    or exists (select 1 from working_copy w
      where w.ref = a.id and w.record in ('result_one', 'result_two') and strpos(w.fields::text, file.id::text) > 0)))`;

/**
 * Whether taking it back would leave a gap. What is whole stays with everything that ever named it, its history too;
 * what is still on its way is needed by what names it now.
 */
export const isInUse = async (db: Transaction, { id, state }: FileRow): Promise<boolean> => {
  await byIndex(db);
  const found = await db
    .selectFrom('file')
    .select('id')
    .where('id', '=', id)
    .where(state === 'ready' ? isNamed : sql<boolean>`(${isFilledIn} or ${isNamedElsewhere})`)
    .executeTakeFirst();
  return found !== undefined;
};

/**
 * Takes those back that nothing names. They are locked first and looked at afterwards: whoever names one holds it until
 * the name is there, so that the second look sees every name that was given meanwhile.
 */
export const takeBackUnnamed = async (db: Transaction, ids: readonly string[]): Promise<FileRow[]> => {
  if (ids.length === 0) return [];
  const wanted = [...ids];
  await byIndex(db);
  await db.selectFrom('file').select('id').where('id', 'in', wanted).orderBy('id').forUpdate().execute();
  return db
    .deleteFrom('file')
    .where('id', 'in', wanted)
    .where(sql<boolean>`not ${isNamed}`)
    .returningAll()
    .execute();
};

/** Sorts before the id of every file. */
export const FIRST_FILE = '00000000-0000-0000-0000-000000000000';

/** A batch of finished uploads from before this time, in the order of their ids. */
export const settledFiles = async (db: Db, before: Date, after: string, limit: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('file')
    .select('id')
    .where('id', '>', after)
    .where('state', '!=', 'uploading')
    .where('createdAt', '<', before)
    .where('updatedAt', '<', before)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
};

/** A batch of complete files in the order of their ids. */
export const readyFiles = (db: Db, after: string, limit: number): Promise<FileRow[]> =>
  selectFiles(db).where('id', '>', after).where('state', '=', 'ready').orderBy('id').limit(limit).execute();

/** Those of these files that nothing names. */
export const unnamedFiles = async (tx: Transaction, ids: readonly string[]): Promise<string[]> => {
  await byIndex(tx);
  const rows = await tx
    .selectFrom('file')
    .select('id')
    .where('id', 'in', [...ids])
    .where(sql<boolean>`not ${isNamed}`)
    .execute();
  return rows.map(({ id }) => id);
};
