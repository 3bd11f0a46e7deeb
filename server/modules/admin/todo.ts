import type { Permission } from '@contract/permissions';
import type { Schema } from '@server/db/schema';
import { type Caller, hasPermission } from '@server/security/caller';
import { type Kysely, sql } from 'kysely';

interface Todo {
  permission: Permission;
  path: string;
  count: (db: Kysely<Schema>, caller: Caller) => Promise<{ n: number }>;
}

const countAll = sql<number>`count(*)::int`.as('n');

/** What waits for somebody in the admin area, each with the screen where it is done. */
const TODOS: readonly Todo[] = [
  {
    permission: 'cms:apply:decide',
    path: '/admin/applications?waiting=true',
    count: (db) =>
      db
        .selectFrom('application')
        .select(countAll)
        .where('handler', '=', 'office')
        .where('reportedAt', 'is not', null)
        .executeTakeFirstOrThrow(),
  },
  {
    permission: 'cms:review:score',
    path: '/admin/reviews?tab=open',
    count: (db, { accountId }) =>
      db
        .selectFrom('review')
        .select(countAll)
        .where('expertId', '=', accountId)
        .where('status', 'in', ['assigned', 'declared'])
        .executeTakeFirstOrThrow(),
  },
  {
    permission: 'system:cert:review',
    path: '/admin/certifications?status=0',
    count: (db) =>
      db.selectFrom('certification').select(countAll).where('status', '=', 0).executeTakeFirstOrThrow(),
  },
  {
    permission: 'system:cert:review',
    path: '/admin/units?status=0',
    count: (db) =>
      db.selectFrom('unitApply').select(countAll).where('status', '=', 0).executeTakeFirstOrThrow(),
  },
  {
    permission: 'system:school:review',
    path: '/admin/schools?status=0',
    count: (db) =>
      db.selectFrom('schoolApply').select(countAll).where('status', '=', 0).executeTakeFirstOrThrow(),
  },
  {
    permission: 'cms:achi:moderate',
    path: '/admin/achievements?status=pending',
    count: (db) =>
      db.selectFrom('achievement').select(countAll).where('status', '=', 'pending').executeTakeFirstOrThrow(),
  },
  {
    permission: 'cms:demand:moderate',
    path: '/admin/demands?status=pending',
    count: (db) =>
      db.selectFrom('demand').select(countAll).where('status', '=', 'pending').executeTakeFirstOrThrow(),
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
