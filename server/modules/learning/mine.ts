import type { JoinRequest, Membership } from '@contract/learning';
import type { LearningRole } from '@contract/learning-choices';
import { beijingIso } from '@contract/rules/beijing-time';
import type { Caller } from '@server/security/caller';
import { sql } from 'kysely';
import { presentRequest, presentSpaceRow } from './present-learning';
import { type Db, withFacts } from './repository';
import { countWaiting, requestsOf } from './request-repository';

const MEMBERSHIPS_MAX = 200;

const membershipsOf = async (db: Db, accountId: number, now: Date): Promise<Membership[]> => {
  const held = await db
    .selectFrom('learningMember')
    .select([
      'spaceId',
      sql<LearningRole[]>`array_agg(role order by joined_at)`.as('roles'),
      sql<Date>`max(joined_at)`.as('joinedAt'),
    ])
    .where('accountId', '=', accountId)
    .groupBy('spaceId')
    .orderBy('joinedAt', 'desc')
    .limit(MEMBERSHIPS_MAX)
    .execute();
  if (held.length === 0) return [];
  const ids = held.map(({ spaceId }) => spaceId);
  const spaces = await withFacts(db).where('learningSpace.id', 'in', ids).execute();
  const byId = new Map(spaces.map((space) => [space.id, space]));
  return held.flatMap(({ spaceId, roles, joinedAt }) => {
    const space = byId.get(spaceId);
    if (!space) return [];
    const removed = space.removedReason !== null;
    return [{ space: presentSpaceRow(space, now), roles, join_time: beijingIso(joinedAt), removed }];
  });
};

/** A person's memberships and join requests in all courses and projects. */
export const learningOf = async (
  db: Db,
  { accountId }: Caller,
  now: Date,
): Promise<{ memberships: Membership[]; requests: JoinRequest[]; to_decide: number }> => ({
  memberships: await membershipsOf(db, accountId, now),
  requests: (await requestsOf(db, accountId)).map(presentRequest),
  to_decide: await countWaiting(db, accountId),
});
