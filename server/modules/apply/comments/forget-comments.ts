import type { Transaction } from '@server/db/database';
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
  await tx
    .selectFrom('application')
    .select('id')
    .where(
      'id',
      'in',
      spoken.map(({ applicationId }) => applicationId),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  await deleteComments(tx, spoken);
};
