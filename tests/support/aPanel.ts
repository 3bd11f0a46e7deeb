import type { ReviewStatus } from '@contract/review-choices';
import type { Schema } from '@server/db/schema';
import { demoScores } from '@server/demo/admin/demo-reviews';
import type { Kysely } from 'kysely';

const FINISHED: readonly ReviewStatus[] = ['submitted', 'submitted', 'submitted'];
const TOTAL = 80;

/** Experts of the demo data who never sign in. */
export const findExperts = async (db: Kysely<Schema>): Promise<number[]> => {
  const rows = await db
    .selectFrom('account')
    .select('id')
    .where('login', 'like', 'expert-%')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};

/** A review by each of them, in these states. */
export const panelRows = (
  applicationId: number,
  experts: readonly number[],
  statuses: readonly ReviewStatus[],
) => {
  if (experts.length < statuses.length) throw new Error('The demo has fewer experts than this panel');
  return experts.slice(0, statuses.length).map((id, index) => {
    const status = statuses[index] ?? 'assigned';
    const isDone = status === 'submitted';
    return {
      applicationId,
      expertId: id,
      assignedBy: id,
      status,
      scores: JSON.stringify(isDone ? demoScores(0.8) : {}),
      total: isDone ? TOTAL : null,
    };
  });
};

/** The reviews of an application as the test needs them; by default all are submitted. */
export const aPanel = async (
  db: Kysely<Schema>,
  applicationId: number,
  statuses: readonly ReviewStatus[] = FINISHED,
): Promise<void> => {
  await db.deleteFrom('review').where('applicationId', '=', applicationId).execute();
  if (statuses.length === 0) return;
  const values = panelRows(applicationId, await findExperts(db), statuses);
  await db.insertInto('review').values(values).execute();
};
