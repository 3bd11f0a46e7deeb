import type { Transaction } from '@server/db/database';
import type { Prepared } from './prepare-application';

/** Remarks that the office made when it returned an application. */
export const fillRemarks = async (
  tx: Transaction,
  prepared: readonly (Prepared & { id: number })[],
): Promise<void> => {
  const { id: authorId } = await tx
    .selectFrom('account')
    .select('id')
    .where('login', '=', 'office')
    .executeTakeFirstOrThrow();
  const rows = prepared.flatMap(({ id, demo, told }) => {
    const sentBack = told.findLast(({ event }) => event === 'return');
    return (sentBack ? (demo.remarks ?? []) : []).map(({ path, reasonCode, text }) => ({
      applicationId: id,
      filedVersion: 1,
      path,
      reasonCode,
      body: text,
      authorRole: 'office' as const,
      authorId,
      createdAt: sentBack?.at,
    }));
  });
  await tx.insertInto('applicationRemark').values(rows).execute();
};
