import type { Transaction } from '@server/db/database';
import type { AgreedChange } from '@server/modules/unit/service';

/**
 * After the owner's unit was renamed, achievements still being written take the new name, if they used a former one.
 */
export const followUnit = async (tx: Transaction, { unitId, fields, formerNames, now }: AgreedChange) => {
  const name = fields.find(({ field }) => field === 'name')?.to;
  if (name === undefined) return;
  await tx
    .updateTable('achievement')
    .set((eb) => ({ unitName: name, updatedAt: now, version: eb('version', '+', 1) }))
    .where('ownerId', 'in', (eb) => eb.selectFrom('account').select('id').where('unitId', '=', unitId))
    .where('status', 'in', ['draft', 'returned'])
    .where('unitName', 'in', [...formerNames])
    .execute();
};
