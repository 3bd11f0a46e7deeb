import type { VerifiedReceipt } from '@contract/receipt';
import { beijingIso } from '@contract/rules/beijing-time';
import type { Db } from '@server/modules/apply/scope';

/** One filing of an application. */
interface Filing {
  applicationId: number;
  filedVersion: number;
  submittedAt: Date;
}

/**
 * What came after a filing and anybody may know who holds its receipt: that it was taken back, and which version was
 * filed last. Why, by whom, and what was decided is not told.
 */
export const afterFiling = async (
  db: Db,
  { applicationId, filedVersion, submittedAt }: Filing,
): Promise<Pick<VerifiedReceipt, 'withdrawnAt' | 'latest'>> => {
  const later = await db
    .selectFrom('applicationSnapshot')
    .select(['filedVersion', 'submittedAt'])
    .where('applicationId', '=', applicationId)
    .where('filedVersion', '>', filedVersion)
    .orderBy('filedVersion')
    .execute();
  const [next, latest] = [later[0], later.at(-1)];
  const withdrawal = await db
    .selectFrom('applicationEvent')
    .select('at')
    .where('applicationId', '=', applicationId)
    .where('event', '=', 'withdraw')
    .where('at', '>=', submittedAt)
    .$if(next !== undefined, (query) => query.where('at', '<=', next?.submittedAt ?? submittedAt))
    .orderBy('id')
    .executeTakeFirst();
  return {
    withdrawnAt: withdrawal ? beijingIso(withdrawal.at) : null,
    latest: latest
      ? { filedVersion: latest.filedVersion, submittedAt: beijingIso(latest.submittedAt) }
      : null,
  };
};
