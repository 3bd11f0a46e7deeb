import type { Transaction } from '@server/db/database';
import type { DemoApplication } from './demo-applications';
import type { Told } from './demo-story';

/** Remarks of the office, pinned when it sent the application back. */
export const fillRemarks = async (
  tx: Transaction,
  applicationId: number,
  { remarks = [] }: DemoApplication,
  steps: readonly Told[],
): Promise<void> => {
  const sentBack = steps.findLast(({ event }) => event === 'return');
  if (!sentBack || remarks.length === 0) return;
  const { id: authorId } = await tx
    .selectFrom('account')
    .select('id')
    .where('login', '=', 'office')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('applicationRemark')
    .values(
      remarks.map(({ path, reasonCode, text }) => ({
        applicationId,
        filedVersion: 1,
        path,
        reasonCode,
        body: text,
        authorRole: 'office' as const,
        authorId,
        createdAt: sentBack.at,
      })),
    )
    .execute();
};
