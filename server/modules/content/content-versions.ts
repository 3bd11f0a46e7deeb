import type { Transaction } from '@server/db/database';
import type { Schema } from '@server/db/schema';
import type { Kysely } from 'kysely';
import { type ContentRecord, filesOf } from './repository';

export const keepVersion = async (
  tx: Transaction,
  record: ContentRecord,
  note: string,
  accountId: number | null,
  at: Date,
) => {
  const files = (await filesOf(tx, [record.id])).map(({ id, name }) => ({ id, name }));
  await tx
    .insertInto('contentVersion')
    .values({
      contentId: record.id,
      version: record.version,
      note,
      body: record.body,
      title: record.title,
      accountId,
      at,
      files: JSON.stringify(files),
      figures: JSON.stringify(record.figures),
    })
    .execute();
};

/** A version's content, to be restored. */
export const findVersion = (db: Kysely<Schema>, contentId: number, version: number) =>
  db
    .selectFrom('contentVersion')
    .select(['title', 'body', 'files', 'figures'])
    .where('contentId', '=', contentId)
    .where('version', '=', version)
    .executeTakeFirst();
export type KeptText = NonNullable<Awaited<ReturnType<typeof findVersion>>>;

/** Every version as it stood, newest first. */
export const listVersions = (db: Kysely<Schema>, contentId: number) =>
  db
    .selectFrom('contentVersion as v')
    .leftJoin('account', 'account.id', 'v.accountId')
    .select(['v.version', 'v.title', 'v.body', 'v.note', 'v.at', 'v.files', 'v.figures'])
    .select((eb) => eb.fn.coalesce('account.realName', 'account.nickname').as('by'))
    .where('v.contentId', '=', contentId)
    .orderBy('v.version', 'desc')
    .execute();
