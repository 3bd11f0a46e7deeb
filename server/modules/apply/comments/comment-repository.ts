import type { Transaction } from '@server/db/database';
import type { Db } from '@server/modules/apply/scope';
import { sql } from 'kysely';

export const selectThreads = (db: Db, applicationId: number) =>
  db
    .selectFrom('applicationThread as t')
    .leftJoin('account', 'account.id', 't.resolvedBy')
    .selectAll('t')
    .select(sql<string | null>`coalesce(account.real_name, account.nickname)`.as('resolverName'))
    .where('t.applicationId', '=', applicationId)
    .orderBy('t.id')
    .execute();
export type ThreadRow = Awaited<ReturnType<typeof selectThreads>>[number];

export const selectComments = (db: Db, applicationId: number) =>
  db
    .selectFrom('applicationComment as c')
    .innerJoin('applicationThread as t', 't.id', 'c.threadId')
    .innerJoin('account', 'account.id', 'c.authorId')
    .selectAll('c')
    .select(sql<string>`coalesce(account.real_name, account.nickname)`.as('name'))
    .where('t.applicationId', '=', applicationId)
    .orderBy('c.id')
    .execute();
export type CommentRow = Awaited<ReturnType<typeof selectComments>>[number];

/** Opens the thread of a field: creates it, or reopens it if it was resolved. */
export const openThread = async (tx: Transaction, applicationId: number, path: string): Promise<number> => {
  const { id } = await tx
    .insertInto('applicationThread')
    .values({ applicationId, path })
    .onConflict((oc) =>
      oc.columns(['applicationId', 'path']).doUpdateSet({ resolvedAt: null, resolvedBy: null }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const setResolved = async (
  tx: Transaction,
  threadId: number,
  values: Pick<ThreadRow, 'resolvedAt' | 'resolvedBy'>,
): Promise<void> => {
  await tx.updateTable('applicationThread').set(values).where('id', '=', threadId).execute();
};

/** Deletes comments, and threads left empty. The caller has locked the applications, so nobody can reply meanwhile. */
export const deleteComments = async (
  tx: Transaction,
  comments: readonly Pick<CommentRow, 'id' | 'threadId'>[],
): Promise<void> => {
  if (comments.length === 0) return;
  const ids = comments.map(({ id }) => id);
  const threadIds = comments.map(({ threadId }) => threadId);
  await tx.deleteFrom('applicationComment').where('id', 'in', ids).execute();
  await tx
    .deleteFrom('applicationThread as t')
    .where('t.id', 'in', threadIds)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('applicationComment as c').select('c.id').whereRef('c.threadId', '=', 't.id'))),
    )
    .execute();
};

/** A person's comments, for the export of their own data. */
export const commentsBy = (db: Db, accountId: number) =>
  db
    .selectFrom('applicationComment as c')
    .innerJoin('applicationThread as t', 't.id', 'c.threadId')
    .select(['t.applicationId', 't.path', 'c.body', 'c.createdAt'])
    .where('c.authorId', '=', accountId)
    .orderBy('c.id')
    .execute();
