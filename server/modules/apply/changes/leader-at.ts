import { type Applicant, findApplicant } from '@server/modules/apply/people-repository';
import type { ApplicationRow } from '@server/modules/apply/repository';
import type { Db } from '@server/modules/apply/scope';

/** Who led it at that time: documents of a day name the leader of that day. */
export const leaderAt = async (
  db: Db,
  { id, ownerId }: Pick<ApplicationRow, 'id' | 'ownerId'>,
  at: Date,
): Promise<Applicant> => {
  const since = await db
    .selectFrom('projectChange')
    .select('leaderId')
    .where('applicationId', '=', id)
    .where('kind', '=', 'leader')
    .where('state', '=', 'approved')
    .where('stateSince', '>=', at)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return findApplicant(db, since?.leaderId ?? ownerId);
};
