import type { Schema } from '@server/db/schema';
import { type Caller, hasPermission } from '@server/security/caller';
import type { Kysely } from 'kysely';

/** Evidence of certifications and unit registrations is shown to its owner and to those who decide about it. */
export const mayReadEvidence = async (
  db: Kysely<Schema>,
  caller: Caller,
  fileId: string,
): Promise<boolean> => {
  if (!hasPermission(caller, 'system:cert:review')) return false;
  const certification = await db
    .selectFrom('certification')
    .select('id')
    .where('fileId', '=', fileId)
    .where('status', 'in', [0, 1])
    .executeTakeFirst();
  if (certification) return true;
  const unit = await db
    .selectFrom('unitApply')
    .select('id')
    .where((eb) => eb.or([eb('licenseFile', '=', fileId), eb('letterFile', '=', fileId)]))
    .executeTakeFirst();
  return unit !== undefined;
};
