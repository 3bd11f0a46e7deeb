import type { Transaction } from '@server/db/database';
import type { Schema } from '@server/db/schema';
import type { Kysely } from 'kysely';
import { type Kind, type Kinds, tableKind } from './kind';

/** The definition of a kind of export, for server/wiring. */
export { type Kind, type Kinds, tableKind };

/** Which of these storage keys belong to exports. */
export const knownExports = async (db: Kysely<Schema>, keys: readonly string[]): Promise<Set<string>> => {
  if (keys.length === 0) return new Set();
  const rows = await db
    .selectFrom('exportJob')
    .select('storageKey')
    .where('storageKey', 'in', [...keys])
    .execute();
  return new Set(rows.flatMap(({ storageKey }) => storageKey ?? []));
};

/** Exports a person asked for, for the export of their own data. */
export const exportsToExport = (db: Kysely<Schema>, accountId: number) =>
  db
    .selectFrom('exportJob')
    .select(['kind', 'query', 'state', 'createdAt', 'finishedAt', 'fetchedAt'])
    .where('accountId', '=', accountId)
    .orderBy('id')
    .execute();

/** Deletes the jobs of an account; their bytes are swept, because no row refers to them any more. */
export const forgetExports = async (tx: Transaction, accountId: number): Promise<void> => {
  await tx.deleteFrom('exportJob').where('accountId', '=', accountId).execute();
};
