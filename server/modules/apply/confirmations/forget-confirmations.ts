import type { Transaction } from '@server/db/database';
import { lockApplications } from '@server/modules/apply/repository';
import type { Db } from '@server/modules/apply/scope';

/** Deletes the confirmations of a person who closes the account. */
export const forgetConfirmationsOf = async (tx: Transaction, accountId: number): Promise<void> => {
  const asked = await tx
    .selectFrom('applicationConfirmation')
    .select('applicationId')
    .where('accountId', '=', accountId)
    .execute();
  if (asked.length === 0) return;
  await lockApplications(
    tx,
    asked.map(({ applicationId }) => applicationId),
  );
  await tx.deleteFrom('applicationConfirmation').where('accountId', '=', accountId).execute();
};

/** What a person was asked to confirm and how they answered, for the export of their own data. */
export const confirmationsBy = (db: Db, accountId: number) =>
  db
    .selectFrom('applicationConfirmation as c')
    .innerJoin('application as a', 'a.id', 'c.applicationId')
    .select(['a.title', 'c.state', 'c.reason', 'c.askedAt', 'c.answeredAt'])
    .where('c.accountId', '=', accountId)
    .orderBy('c.id')
    .execute();
