import { suits } from '@contract/rules/upload-check';
import type { Transaction } from '@server/db/database';
import { badRequest } from '@server/errors/app-error';
import { dropUnnamedFiles, filesToName } from '@server/modules/attachment/service';
import type { Kind } from './repository';

/**
 * The file must be the caller's own, complete and uploaded for this purpose; any other answers as if it did not exist
 * (req:attack-a30).
 */
export const checkEvidence = async (
  tx: Transaction,
  fileId: string,
  ownerId: number,
  kind: Kind,
): Promise<void> => {
  const [file] = await filesToName(tx, [fileId]);
  if (!file || file.ownerId !== ownerId || file.purpose !== kind || file.state !== 'ready')
    throw badRequest('certification.evidence');
  if (!suits(file.type, kind)) throw badRequest('certification.evidence_type');
};

/** Erases number and pictures once they have been used, or may no longer be used. */
export const eraseEvidence = async (tx: Transaction, certificationId: number): Promise<void> => {
  const row = await tx
    .selectFrom('certification')
    .select('fileId')
    .where('id', '=', certificationId)
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('certification')
    .set({ idNumberSealed: null, idNumberKey: null, fileId: null })
    .where('id', '=', certificationId)
    .execute();
  if (row.fileId) await dropUnnamedFiles(tx, [row.fileId]);
};
