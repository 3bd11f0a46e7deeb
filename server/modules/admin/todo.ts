import type { Permission } from '@contract/permissions';
import type { Schema } from '@server/db/schema';
import { countPendingAchievements } from '@server/modules/achievement/service';
import { countOfficeApplications } from '@server/modules/apply/service';
import { countOpenCertifications } from '@server/modules/certification/service';
import { countPendingDemands } from '@server/modules/demand/service';
import { countOpenReviews } from '@server/modules/review/service';
import { countOpenSchoolApplies } from '@server/modules/school/service';
import { countOpenUnitApplies } from '@server/modules/unit/service';
import { type Caller, hasPermission } from '@server/security/caller';
import type { Kysely } from 'kysely';

interface Todo {
  permission: Permission;
  path: string;
  count: (db: Kysely<Schema>, caller: Caller) => Promise<{ n: number }>;
}

/** What waits for somebody in the admin area, each with the screen where it is done. */
const TODOS: readonly Todo[] = [
  {
    permission: 'cms:apply:decide',
    path: '/admin/applications?waiting=true',
    count: countOfficeApplications,
  },
  {
    permission: 'cms:review:score',
    path: '/admin/reviews?tab=open',
    count: (db, { accountId }) => countOpenReviews(db, accountId),
  },
  {
    permission: 'system:cert:review',
    path: '/admin/certifications?status=0',
    count: countOpenCertifications,
  },
  {
    permission: 'system:cert:review',
    path: '/admin/units?status=0',
    count: countOpenUnitApplies,
  },
  {
    permission: 'system:school:review',
    path: '/admin/schools?status=0',
    count: countOpenSchoolApplies,
  },
  {
    permission: 'cms:achi:moderate',
    path: '/admin/achievements?status=pending',
    count: countPendingAchievements,
  },
  {
    permission: 'cms:demand:moderate',
    path: '/admin/demands?status=pending',
    count: countPendingDemands,
  },
];

/** The to-do list of one person, in the order of the menu; a right that is not held is not counted. */
export const todosOf = async (
  db: Kysely<Schema>,
  caller: Caller,
): Promise<{ path: string; count: number }[]> => {
  const mine = TODOS.filter(({ permission }) => hasPermission(caller, permission));
  return Promise.all(mine.map(async ({ path, count }) => ({ path, count: (await count(db, caller)).n })));
};
