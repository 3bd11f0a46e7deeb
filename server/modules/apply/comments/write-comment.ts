import type { Discussion } from '@contract/comment';
import { COMMENTS_MAX } from '@contract/comment-choices';
import { isPlace } from '@contract/rules/draft-fields';
import { say } from '@contract/sentences/sentence';
import { recordAudit } from '@server/audit/audit';
import { badField, conflict, forbidden, notFound } from '@server/errors/app-error';
import { isJoinable } from '@server/modules/apply/helpers/people';
import { partOf } from '@server/modules/apply/policy';
import { type ApplicationRow, lockApplication } from '@server/modules/apply/repository';
import type { Scope } from '@server/modules/apply/scope';
import { deleteComments, openThread, selectComments, selectThreads, setResolved } from './comment-repository';
import { presentDiscussion, teamOf } from './discussion';
import { tellDiscussion } from './tell-discussion';

type Act = 'add' | 'remove' | 'resolve' | 'reopen';

/** Locks an application whose team may still comment, so that rights and status are checked on current values. */
const lockOpen = async ({ db, caller }: Scope, id: number): Promise<ApplicationRow> => {
  const row = await lockApplication(db, id);
  if (!row || partOf(caller, row) === null) throw notFound();
  if (!isJoinable(row)) throw conflict('apply.comment_filed', { errorCode: 'apply.comment_filed' });
  return row;
};

/** Audits the field, never the text: people who cannot read comments read the audit log. */
const record = ({ db, source, now, caller }: Scope, id: number, act: Act, detail: object): Promise<void> =>
  recordAudit(db, source, now, {
    accountId: caller.accountId,
    action: `apply.comment.${act}`,
    target: `application:${id}`,
    detail: { ...detail },
  });

/** Adds a comment to a field. A reply to a resolved thread reopens it. */
export const addComment = async (
  scope: Scope,
  id: number,
  { path, text }: { path: string; text: string },
): Promise<Discussion> => {
  const { db, caller, now } = scope;
  const row = await lockOpen(scope, id);
  const body = text.replaceAll('\u0000', '').trim();
  if (body === '') throw badField('body.text', 'apply.comment_empty');
  const comments = await selectComments(db, id);
  const isKnown = (await selectThreads(db, id)).some((thread) => thread.path === path);
  // The row a thread speaks of may have been removed since: what was begun there can still be answered.
  if (!isKnown && !isPlace(row.fields, path)) throw badField('body.path', 'apply.unknown_field');
  if (comments.length >= COMMENTS_MAX) throw conflict(say('apply.comments_full', { max: COMMENTS_MAX }));
  const threadId = await openThread(db, id, path);
  await db
    .insertInto('applicationComment')
    .values({ threadId, authorId: caller.accountId, body, createdAt: now })
    .execute();
  await tellDiscussion(scope, {
    application: row,
    threadId,
    path,
    text: body,
    others: (await teamOf(db, row)).filter(({ accountId }) => accountId !== caller.accountId),
    earlier: comments.filter((comment) => comment.threadId === threadId).map(({ authorId }) => authorId),
  });
  await record(scope, id, 'add', { path });
  return presentDiscussion(scope, row);
};

/** Deletes one of the caller's own comments. */
export const removeComment = async (
  scope: Scope,
  { id, commentId }: { id: number; commentId: number },
): Promise<Discussion> => {
  const row = await lockOpen(scope, id);
  const comment = (await selectComments(scope.db, id)).find((each) => each.id === commentId);
  if (!comment) throw notFound();
  if (comment.authorId !== scope.caller.accountId) throw forbidden();
  await deleteComments(scope.db, [comment]);
  await record(scope, id, 'remove', { commentId });
  return presentDiscussion(scope, row);
};

/** Resolves a thread, or reopens it. */
export const settleThread = async (
  scope: Scope,
  { id, threadId }: { id: number; threadId: number },
  { resolved }: { resolved: boolean },
): Promise<Discussion> => {
  const row = await lockOpen(scope, id);
  const thread = (await selectThreads(scope.db, id)).find((each) => each.id === threadId);
  if (!thread) throw notFound();
  if ((thread.resolvedAt !== null) !== resolved) {
    await setResolved(scope.db, threadId, {
      resolvedAt: resolved ? scope.now : null,
      resolvedBy: resolved ? scope.caller.accountId : null,
    });
    await record(scope, id, resolved ? 'resolve' : 'reopen', { path: thread.path });
  }
  return presentDiscussion(scope, row);
};
