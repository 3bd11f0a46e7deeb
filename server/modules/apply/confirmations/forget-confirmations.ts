import type { Transaction } from '@server/db/database';
import { lockApplications } from '@server/modules/apply/repository';
import type { Db } from '@server/modules/apply/scope';

/** Whoever closes the account takes along what they were asked and what they answered. */
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

/** What somebody was asked to confirm and what became of it, for the copy of the own data. */
export const confirmationsBy = (db: Db, accountId: number) =>
  db
    .selectFrom('applicationConfirmation as c')
    .innerJoin('application as a', 'a.id', 'c.applicationId')
    .select(['a.title', 'c.state', 'c.reason', 'c.askedAt', 'c.answeredAt'])
    .where('c.accountId', '=', accountId)
    .orderBy('c.id')
    .execute();
