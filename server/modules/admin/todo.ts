import type { Permission } from '@contract/permissions';
import type { Schema } from '@server/db/schema';
import { presentQueue, type Queue } from '@server/http/waiting';
import { achievementQueue } from '@server/modules/achievement/service';
import { applicationQueue, projectChangeQueue } from '@server/modules/apply/service';
import { certificationQueue } from '@server/modules/certification/service';
import { demandQueue } from '@server/modules/demand/service';
import { reviewQueue } from '@server/modules/review/service';
import { schoolQueue } from '@server/modules/school/service';
import { unattendedQueue, unitChangeQueue, unitQueue } from '@server/modules/unit/service';
import { type Caller, hasPermission } from '@server/security/caller';
import type { Kysely } from 'kysely';

interface Todo {
  permission: Permission;
  path: string;
  queue: (db: Kysely<Schema>, caller: Caller) => Promise<Queue>;
}

/** What waits in the admin area, each with the page that handles it. */
const TODOS: readonly Todo[] = [
  {
    permission: 'cms:apply:decide',
    path: '/admin/applications?waiting=true',
    queue: applicationQueue,
  },
  {
    permission: 'cms:apply:decide',
    path: '/admin/applications?change=true',
    queue: projectChangeQueue,
  },
  {
    permission: 'cms:review:score',
    path: '/admin/reviews?tab=open',
    queue: (db, { accountId }) => reviewQueue(db, accountId),
  },
  {
    permission: 'system:cert:review',
    path: '/admin/certifications?status=0',
    queue: certificationQueue,
  },
  {
    permission: 'system:cert:review',
    path: '/admin/units?status=0',
    queue: unitQueue,
  },
  {
    permission: 'system:cert:review',
    path: '/admin/units/changes?status=0',
    queue: unitChangeQueue,
  },
  {
    permission: 'system:cert:review',
    path: '/admin/units/unattended?state=waiting',
    queue: unattendedQueue,
  },
  {
    permission: 'system:school:review',
    path: '/admin/schools?status=0',
    queue: schoolQueue,
  },
  {
    permission: 'cms:achi:moderate',
    path: '/admin/achievements?status=pending',
    queue: achievementQueue,
  },
  {
    permission: 'cms:demand:moderate',
    path: '/admin/demands?status=pending',
    queue: demandQueue,
  },
];

/** The to-do list of one person, in the order of the menu; a right that is not held is not counted. */
export const todosOf = async (
  db: Kysely<Schema>,
  caller: Caller,
): Promise<({ path: string } & ReturnType<typeof presentQueue>)[]> => {
  const mine = TODOS.filter(({ permission }) => hasPermission(caller, permission));
  return Promise.all(
    mine.map(async ({ path, queue }) => ({ path, ...presentQueue(await queue(db, caller)) })),
  );
};
