import type { Schema } from '@server/db/schema';
import type { Kysely } from 'kysely';

/**
 * A member unit the platform has verified, or a membership of one's own that has not ended: the one rule of who sees
 * contact details, for demands and achievements alike (req:product-vip).
 */
export const holdsMembership = async (db: Kysely<Schema>, accountId: number, now: Date): Promise<boolean> => {
  const account = await db
    .selectFrom('account')
    .leftJoin('unit', 'unit.id', 'account.unitId')
    .select(['account.vipUntil', 'unit.verified', 'unit.isMember'])
    .where('account.id', '=', accountId)
    .executeTakeFirst();
  if (!account) return false;
  return (account.verified === true && account.isMember === true) || (account.vipUntil ?? now) > now;
};
