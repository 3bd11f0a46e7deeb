import type { Transaction } from '@server/db/database';
import { lockApplications } from '@server/modules/apply/repository';
import { deleteComments } from './comment-repository';

/** Whoever closes the account takes along what they said beside the form: it is no part of what was filed. */
export const forgetCommentsBy = async (tx: Transaction, accountId: number): Promise<void> => {
  const spoken = await tx
    .selectFrom('applicationComment as c')
    .innerJoin('applicationThread as t', 't.id', 'c.threadId')
    .select(['c.id', 'c.threadId', 't.applicationId'])
    .where('c.authorId', '=', accountId)
    .execute();
  if (spoken.length === 0) return;
  await lockApplications(
    tx,
    spoken.map(({ applicationId }) => applicationId),
  );
  await deleteComments(tx, spoken);
};
