import type { Transaction } from '@server/db/database';
import { helpedBy } from '@server/modules/apply/people-repository';
import type { Db } from '@server/modules/apply/scope';
import { forgetInvitationsOf } from './invitation-repository';
import { setHelpers } from './people';

/** Whoever closes the account helps nobody any more. What was written stays with the applications. */
export const forgetHelp = async (tx: Transaction, accountId: number): Promise<void> => {
  const helped = await tx
    .selectFrom('application')
    .select(['id', 'helpers'])
    .where(helpedBy(accountId))
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const { id, helpers } of helped)
    await setHelpers(
      tx,
      id,
      helpers.filter((helper) => helper.accountId !== accountId),
    );
  await forgetInvitationsOf(tx, accountId);
};

/**
 * Applications that the person helps with, for the export of their own data; without content, which belongs to the
 * leader.
 */
export const exportHelp = async (db: Db, accountId: number) => {
  const rows = await db
    .selectFrom('application')
    .select(['id', 'title', 'helpers'])
    .where(helpedBy(accountId))
    .orderBy('id')
    .execute();
  return rows.map(({ id, title, helpers }) => ({
    id,
    title,
    as: helpers.find((helper) => helper.accountId === accountId),
  }));
};
