import type { Schema } from '@server/db/schema';
import { type Queue, queueOf } from '@server/http/waiting';
import { namesFile } from '@server/modules/moderation/service';
import { type Caller, hasPermission } from '@server/security/caller';
import { type Kysely, sql } from 'kysely';

/** Moderators may read the files of submitted demands; those of drafts are only for the owner. */
export const mayReadDemandFile = async (
  db: Kysely<Schema>,
  caller: Caller,
  fileId: string,
): Promise<boolean> => {
  if (!hasPermission(caller, 'cms:demand:moderate')) return false;
  const named = await db
    .selectFrom('demand')
    .select('id')
    .where('status', '!=', 'draft')
    .where(namesFile(fileId))
    .executeTakeFirst();
  return named !== undefined;
};

/** Demands waiting for a moderator: the one submitted first, and the one whose deadline comes first. */
export const demandQueue = async (db: Kysely<Schema>): Promise<Queue> => {
  const pending = db
    .selectFrom('demand')
    .select(['title', 'updatedAt', 'deadline', sql<number>`count(*) over ()::int`.as('n')])
    .select(sql<number>`row_number() over (order by updated_at)`.as('byAge'))
    .select(sql<number>`row_number() over (order by deadline nulls last)`.as('byDeadline'))
    .where('status', '=', 'pending');
  const rows = await db
    .selectFrom(pending.as('q'))
    .select(['q.title', 'q.updatedAt', 'q.deadline', 'q.n'])
    .where((eb) => eb.or([eb('q.byAge', '=', 1), eb('q.byDeadline', '=', 1)]))
    .execute();
  const path = '/admin/demands?status=pending';
  return queueOf(
    rows[0]?.n ?? 0,
    rows.map(({ title, updatedAt, deadline }) => ({ title, path, since: updatedAt, due: deadline })),
  );
};
