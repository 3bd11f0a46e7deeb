import type { notificationCalls } from '@contract/notification';
import { beijingIso } from '@contract/rules/beijing-time';
import type { Schema } from '@server/db/schema';
import { notFound } from '@server/errors/app-error';
import type { Call } from '@server/http/implement';
import { pageOf } from '@server/http/paging';
import type { Kysely } from 'kysely';

type ListCall = Call<(typeof notificationCalls)['GET /prod-api/system/notification/list']>;

const countOf = async (db: Kysely<Schema>, accountId: number, unreadOnly: boolean): Promise<number> => {
  let query = db
    .selectFrom('notification')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('accountId', '=', accountId);
  if (unreadOnly) query = query.where('readAt', 'is', null);
  return Number((await query.executeTakeFirstOrThrow()).n);
};

export const listNotifications = async (db: Kysely<Schema>, { caller, query }: ListCall) => {
  const { limit, offset, direction } = pageOf(query);
  const unreadOnly = query.unread === true;
  let select = db
    .selectFrom('notification')
    .selectAll()
    .where('accountId', '=', caller.accountId)
    .orderBy('id', direction)
    .limit(limit)
    .offset(offset);
  if (unreadOnly) select = select.where('readAt', 'is', null);
  const rows = await select.execute();
  return {
    rows: rows.map(({ id, kind, title, body, link, readAt, createdAt }) => ({
      ...{ id, kind, title, body, link },
      read: readAt !== null,
      createTime: beijingIso(createdAt),
    })),
    total: await countOf(db, caller.accountId, unreadOnly),
    unread: await countOf(db, caller.accountId, true),
  };
};

export const markRead = async (
  db: Kysely<Schema>,
  accountId: number,
  id: number,
  now: Date,
): Promise<null> => {
  const result = await db
    .updateTable('notification')
    .set((eb) => ({ readAt: eb.fn.coalesce('readAt', eb.val(now)) }))
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  if (result.numUpdatedRows === 0n) throw notFound();
  return null;
};

export const markAllRead = async (
  db: Kysely<Schema>,
  accountId: number,
  now: Date,
): Promise<{ count: number }> => {
  const result = await db
    .updateTable('notification')
    .set({ readAt: now })
    .where('accountId', '=', accountId)
    .where('readAt', 'is', null)
    .executeTakeFirst();
  return { count: Number(result.numUpdatedRows) };
};
