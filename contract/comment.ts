import { type Static, Type } from 'typebox';
import { COMMENT_MAX } from './comment-choices';
import { FieldPath } from './draft';
import { data, endpointTable } from './endpoint';
import { Closed, Id, IdParams, Nullable, Text, Time } from './schema';

const Name = Text(80);

export const Comment = Closed({
  id: Id,
  name: Name,
  /** The reader wrote it, and may take it back while the application is being written. */
  own: Type.Boolean(),
  text: Text(COMMENT_MAX),
  createTime: Time,
});
export type Comment = Static<typeof Comment>;

/** What the team discusses about one field of the form; each field has one thread. */
export const CommentThread = Closed({
  id: Id,
  path: FieldPath,
  /** Oldest first. */
  comments: Type.Array(Comment),
  resolvedAt: Nullable(Time),
  /** Who marked the thread resolved; null while it is open. */
  resolvedBy: Nullable(Name),
});
export type CommentThread = Static<typeof CommentThread>;

/** 批注: visible to the team only. For units, the office and experts the answer is as if the call did not exist. */
export const Discussion = Closed({
  threads: Type.Array(CommentThread),
  /** Who can be mentioned: everybody of the team but the reader. */
  others: Type.Array(Closed({ accountId: Id, name: Name })),
  /** False once the application is filed; comments can then only be read. */
  mayComment: Type.Boolean(),
});
export type Discussion = Static<typeof Discussion>;

export const commentCalls = endpointTable({
  'GET /prod-api/cms/apply/{id}/comments': {
    summary: '协作人之间的批注',
    access: 'signedIn',
    params: IdParams,
    reply: data(Discussion),
    assumed: true,
  },
  'POST /prod-api/cms/apply/{id}/comments': {
    summary: '在一个字段写批注；写出“@姓名”即提醒此人',
    access: 'signedIn',
    params: IdParams,
    body: Closed({ path: FieldPath, text: Text(COMMENT_MAX) }),
    idempotent: true,
    reaches: true,
    reply: data(Discussion),
    assumed: true,
  },
  'DELETE /prod-api/cms/apply/{id}/comments/{commentId}': {
    summary: '删除自己写的一条批注',
    access: 'signedIn',
    params: Closed({ id: Id, commentId: Id }),
    reply: data(Discussion),
    assumed: true,
  },
  'PUT /prod-api/cms/apply/{id}/threads/{threadId}': {
    summary: '把一处批注标为已解决，或重新打开',
    access: 'signedIn',
    params: Closed({ id: Id, threadId: Id }),
    body: Closed({ resolved: Type.Boolean() }),
    reply: data(Discussion),
    assumed: true,
  },
});
