import type { VerifiedReceipt } from '@contract/receipt';
import { beijingIso } from '@contract/rules/beijing-time';
import type { Db } from '@server/modules/apply/scope';

/** One filing of an application. */
interface Filing {
  applicationId: number;
  filedVersion: number;
}

/** When this version was taken back: told by the order of the events, since two may happen in one moment. */
const withdrawalOf = async (db: Db, { applicationId, filedVersion }: Filing): Promise<Date | undefined> => {
  const events = await db
    .selectFrom('applicationEvent')
    .select(['event', 'at'])
    .where('applicationId', '=', applicationId)
    .where('event', 'in', ['submit', 'withdraw'])
    .orderBy('id')
    .execute();
  let filed = 0;
  for (const { event, at } of events) {
    if (event === 'submit') filed += 1;
    else if (filed === filedVersion) return at;
  }
  return undefined;
};

/**
 * What came after a filing and anybody may know who holds its receipt: that it was taken back, and which version was
 * filed last. Why, by whom, and what was decided is not told.
 */
export const afterFiling = async (
  db: Db,
  filing: Filing,
): Promise<Pick<VerifiedReceipt, 'withdrawnAt' | 'latest'>> => {
  const latest = await db
    .selectFrom('applicationSnapshot')
    .select(['filedVersion', 'submittedAt'])
    .where('applicationId', '=', filing.applicationId)
    .where('filedVersion', '>', filing.filedVersion)
    .orderBy('filedVersion', 'desc')
    .limit(1)
    .executeTakeFirst();
  const withdrawnAt = await withdrawalOf(db, filing);
  return {
    withdrawnAt: withdrawnAt ? beijingIso(withdrawnAt) : null,
    latest: latest ? { ...latest, submittedAt: beijingIso(latest.submittedAt) } : null,
  };
};
