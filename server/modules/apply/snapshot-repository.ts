import type { Fields } from '@contract/rules/draft-fields';
import type { Transaction } from '@server/db/database';
import type { ApplicationSnapshotTable } from '@server/db/schema';
import type { Selectable } from 'kysely';
import type { Db } from './scope';

export type SnapshotRow = Selectable<ApplicationSnapshotTable>;

export const findSnapshot = (
  db: Db,
  applicationId: number,
  filedVersion: number,
): Promise<SnapshotRow | undefined> =>
  db
    .selectFrom('applicationSnapshot')
    .selectAll()
    .where('applicationId', '=', applicationId)
    .where('filedVersion', '=', filedVersion)
    .executeTakeFirst();

export const snapshotWrite = (
  tx: Transaction,
  {
    fields,
    files,
    ...values
  }: Omit<SnapshotRow, 'fields' | 'files'> & { fields: Fields; files: Record<string, string> },
) =>
  tx
    .insertInto('applicationSnapshot')
    .values({ ...values, fields: JSON.stringify(fields), files: JSON.stringify(files) });

export const listSnapshots = (
  db: Db,
  applicationId: number,
): Promise<Pick<SnapshotRow, 'filedVersion' | 'submittedAt' | 'digest'>[]> =>
  db
    .selectFrom('applicationSnapshot')
    .select(['filedVersion', 'submittedAt', 'digest'])
    .where('applicationId', '=', applicationId)
    .orderBy('filedVersion', 'desc')
    .execute();
