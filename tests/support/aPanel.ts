import type { ReviewStatus } from '@contract/rules/review-score';
import type { Schema } from '@server/db/schema';
import { demoScores } from '@server/demo/admin/demo-reviews';
import type { Kysely } from 'kysely';

const FINISHED: readonly ReviewStatus[] = ['submitted', 'submitted', 'submitted'];
const TOTAL = 80;

/** The reviews of an application as the test wants them, by experts who sign in nowhere; a finished panel unless said. */
export const aPanel = async (
  db: Kysely<Schema>,
  applicationId: number,
  statuses: readonly ReviewStatus[] = FINISHED,
): Promise<void> => {
  await db.deleteFrom('review').where('applicationId', '=', applicationId).execute();
  if (statuses.length === 0) return;
  const experts = await db
    .selectFrom('account')
    .select('id')
    .where('login', 'like', 'expert-%')
    .orderBy('id')
    .execute();
  const values = experts.slice(0, statuses.length).map(({ id }, index) => {
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
  if (values.length < statuses.length) throw new Error('The demo has fewer experts than this panel');
  await db.insertInto('review').values(values).execute();
};
