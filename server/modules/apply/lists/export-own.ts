import { maskFields, openFields } from '@server/crypto/field-sealing';
import type { Sealer } from '@server/crypto/sealing';
import type { Db } from '@server/modules/apply/scope';

/**
 * A person's applications for the export of their own data: everything except full ID numbers (req:control-c09,
 * req:attack-a24).
 */
export const exportOwn = async (db: Db, sealer: Sealer, ownerId: number) => {
  const rows = await db
    .selectFrom('application')
    .selectAll()
    .where('ownerId', '=', ownerId)
    .orderBy('id')
    .execute();
  return rows.map(({ id, no, periodId, title, status, submittedAt, createdAt, startedFrom, fields }) => ({
    id,
    no,
    periodId,
    title,
    status,
    submittedAt,
    createdAt,
    startedFrom,
    fields: maskFields(openFields(sealer, fields)),
  }));
};
