import type { notificationCalls } from '@contract/notification';
import { beijingIso } from '@contract/rules/beijing-time';
import { many, one } from '@server/db/json-rows';
import { type Places, prepared } from '@server/db/prepared';
import type { Schema } from '@server/db/schema';
import { notFound } from '@server/errors/app-error';
import type { Call } from '@server/http/implement';
import { pageOf } from '@server/http/paging';
import type { Kysely } from 'kysely';

type ListCall = Call<(typeof notificationCalls)['GET /prod-api/system/notification/list']>;

interface Values {
  accountId: number;
  limit: number;
  offset: number;
}
interface Shape {
  direction: 'asc' | 'desc';
  unreadOnly: boolean;
}

const ofAccount = (db: Kysely<Schema>, { accountId }: Places<Values>, unreadOnly: boolean) =>
  db
    .selectFrom('notification')
    .where('accountId', '=', accountId)
    .$if(unreadOnly, (query) => query.where('readAt', 'is', null));

const countOf = (db: Kysely<Schema>, at: Places<Values>, unreadOnly: boolean) =>
  ofAccount(db, at, unreadOnly).select((eb) => eb.fn.countAll<number>().as('n'));

const readPage = prepared(
  'notification.page',
  (db, at: Places<Values>, { direction, unreadOnly }: Shape) => ({
    rows: many(
      ofAccount(db, at, unreadOnly)
        .select(['id', 'kind', 'title', 'body', 'words', 'link', 'readAt', 'createdAt'])
        .orderBy('id', direction)
        .limit(at.limit)
        .offset(at.offset),
      { readAt: true, createdAt: true },
    ),
    total: one(countOf(db, at, unreadOnly), {}),
    unread: one(countOf(db, at, true), {}),
  }),
);

export const listNotifications = async (db: Kysely<Schema>, { caller, query }: ListCall) => {
  const { limit, offset, direction } = pageOf(query);
  const { accountId } = caller;
  const shape = { direction, unreadOnly: query.unread === true };
  const { rows, total, unread } = await readPage(db, { accountId, limit, offset }, shape);
  return {
    rows: rows.map(({ id, kind, title, body, words, link, readAt, createdAt }) => ({
      id,
      kind,
      title,
      body,
      words,
      link,
      read: readAt !== null,
      createTime: beijingIso(createdAt),
    })),
    total: total?.n ?? 0,
    unread: unread?.n ?? 0,
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

/** Marks notifications up to `upTo` as read: newer ones have not been seen yet. */
export const markAllRead = async (
  db: Kysely<Schema>,
  accountId: number,
  upTo: number | undefined,
  now: Date,
): Promise<{ count: number }> => {
  const result = await db
    .updateTable('notification')
    .set({ readAt: now })
    .where('accountId', '=', accountId)
    .where('readAt', 'is', null)
    .$if(upTo !== undefined, (query) => query.where('id', '<=', upTo ?? 0))
    .executeTakeFirst();
  return { count: Number(result.numUpdatedRows) };
};
