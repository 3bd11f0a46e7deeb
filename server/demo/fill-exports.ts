import type { Transaction } from '@server/db/database';

/**
 * A list that somebody in the office has requested: the export is written as soon as the service runs, without a
 * notice.
 */
export const fillExports = async (tx: Transaction, now: Date): Promise<void> => {
  const { id: accountId } = await tx
    .selectFrom('account')
    .select('id')
    .where('login', '=', 'office')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('exportJob')
    .values({
      accountId,
      kind: 'applications',
      query: JSON.stringify({ format: 'xlsx' }),
      createdAt: now,
      toldAt: now,
    })
    .execute();
};
