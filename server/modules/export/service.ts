import type { Transaction } from '@server/db/database';
import type { Schema } from '@server/db/schema';
import type { Kysely } from 'kysely';
import { type Kind, type Kinds, tableKind } from './kind';

/** What a kind of export is, for whoever lists them. */
export { type Kind, type Kinds, tableKind };

/** Those of these bytes that are a written export. */
export const knownExports = async (db: Kysely<Schema>, keys: readonly string[]): Promise<Set<string>> => {
  if (keys.length === 0) return new Set();
  const rows = await db
    .selectFrom('exportJob')
    .select('storageKey')
    .where('storageKey', 'in', [...keys])
    .execute();
  return new Set(rows.flatMap(({ storageKey }) => storageKey ?? []));
};

/** Which files a person had written, for their own copy of it. */
export const exportsToExport = (db: Kysely<Schema>, accountId: number) =>
  db
    .selectFrom('exportJob')
    .select(['kind', 'query', 'state', 'createdAt', 'finishedAt', 'fetchedAt'])
    .where('accountId', '=', accountId)
    .orderBy('id')
    .execute();

/** Their bytes go with the sweep of what no row knows. */
export const forgetExports = async (tx: Transaction, accountId: number): Promise<void> => {
  await tx.deleteFrom('exportJob').where('accountId', '=', accountId).execute();
};
