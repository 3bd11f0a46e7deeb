import type { CommentThread, Discussion } from '@contract/comment';
import { beijingIso } from '@contract/rules/beijing-time';
import { namesOf } from '@server/drafts/names-of';
import { notFound } from '@server/errors/app-error';
import { isJoinable } from '@server/modules/apply/helpers/people';
import { partOf } from '@server/modules/apply/policy';
import { type ApplicationRow, findApplication } from '@server/modules/apply/repository';
import type { Db, Scope } from '@server/modules/apply/scope';
import { type CommentRow, selectComments, selectThreads, type ThreadRow } from './comment-repository';

export interface Member {
  accountId: number;
  name: string;
}

/** Everybody who takes part in the discussion: the leader and the helpers. */
export const teamOf = async (db: Db, row: ApplicationRow): Promise<Member[]> => {
  const ids = [row.ownerId, ...row.helpers.map(({ accountId }) => accountId)];
  const names = await namesOf(db, ids);
  return ids.map((accountId) => ({ accountId, name: names.get(accountId) ?? '' }));
};

const presentThread = (
  thread: ThreadRow,
  comments: readonly CommentRow[],
  readerId: number,
): CommentThread => ({
  id: thread.id,
  path: thread.path,
  comments: comments
    .filter(({ threadId }) => threadId === thread.id)
    .map(({ id, name, authorId, body, createdAt }) => ({
      id,
      name,
      own: authorId === readerId,
      text: body,
      createTime: beijingIso(createdAt),
    })),
  resolvedAt: thread.resolvedAt && beijingIso(thread.resolvedAt),
  resolvedBy: thread.resolvedAt && (thread.resolverName ?? ''),
});

export const presentDiscussion = async (
  { db, caller }: Pick<Scope<Db>, 'db' | 'caller'>,
  row: ApplicationRow,
): Promise<Discussion> => {
  const comments = await selectComments(db, row.id);
  const threads = await selectThreads(db, row.id);
  const team = await teamOf(db, row);
  return {
    threads: threads.map((thread) => presentThread(thread, comments, caller.accountId)),
    others: team.filter(({ accountId }) => accountId !== caller.accountId),
    mayComment: isJoinable(row),
  };
};

/** 批注: only for the leader and the helpers. For units, experts and the office it does not exist (404), filed or not. */
export const readDiscussion = async (scope: Scope<Db>, id: number): Promise<Discussion> => {
  const row = await findApplication(scope.db, id);
  if (!row || partOf(scope.caller, row) === null) throw notFound();
  return presentDiscussion(scope, row);
};
