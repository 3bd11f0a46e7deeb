import { commentCalls } from '@contract/comment';
import { createSealer } from '@server/crypto/sealing';
import type { Deps } from '@server/deps';
import { implement } from '@server/http/implement';
import { scopeOf } from '@server/modules/apply/scope-of';
import type { FastifyInstance } from 'fastify';
import { readDiscussion } from './discussion';
import { addComment, removeComment, settleThread } from './write-comment';

/** Routes for the comments by which the leader and helpers discuss fields. */
export const registerComments = (app: FastifyInstance, deps: Deps): void => {
  const sealer = createSealer(deps.config.dataKey.export());

  implement(app, deps, commentCalls, {
    'GET /prod-api/cms/apply/{id}/comments': (call) =>
      readDiscussion(scopeOf(deps.db.kysely, call, sealer), call.params.id),
    'POST /prod-api/cms/apply/{id}/comments': (call) =>
      call.transaction((tx) => addComment(scopeOf(tx, call, sealer), call.params.id, call.body)),
    'DELETE /prod-api/cms/apply/{id}/comments/{commentId}': (call) =>
      call.transaction((tx) => removeComment(scopeOf(tx, call, sealer), call.params)),
    'PUT /prod-api/cms/apply/{id}/threads/{threadId}': (call) =>
      call.transaction((tx) => settleThread(scopeOf(tx, call, sealer), call.params, call.body)),
  });
};
