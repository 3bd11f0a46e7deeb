import type { Transaction } from '@server/db/database';
import type { Db } from './scope';

/** Every file the application has ever named. */
export const filesOf = async (db: Db, applicationId: number): Promise<Set<string>> => {
  const rows = await db
    .selectFrom('applicationFile')
    .select('fileId')
    .where('applicationId', '=', applicationId)
    .execute();
  return new Set(rows.map(({ fileId }) => fileId));
};

export const nameFiles = async (
  tx: Transaction,
  applicationId: number,
  fileIds: readonly string[],
): Promise<void> => {
  if (fileIds.length === 0) return;
  await tx
    .insertInto('applicationFile')
    .values(fileIds.map((fileId) => ({ applicationId, fileId })))
    .onConflict((conflict) => conflict.columns(['applicationId', 'fileId']).doNothing())
    .execute();
};

/** Applications that name a file, with the columns that decide who may read it. */
export const applicationsNaming = (db: Db, fileId: string) =>
  db
    .selectFrom('applicationFile')
    .innerJoin('application as a', 'a.id', 'applicationFile.applicationId')
    .select(['a.ownerId', 'a.successorId', 'a.unitId', 'a.status', 'a.reportedAt', 'a.helpers'])
    .where('applicationFile.fileId', '=', fileId)
    .execute();

/** For an upload that is cancelled before it is complete. */
export const forgetFile = async (db: Db, fileId: string): Promise<void> => {
  await db.deleteFrom('applicationFile').where('fileId', '=', fileId).execute();
};
