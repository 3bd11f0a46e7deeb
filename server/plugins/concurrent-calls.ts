import { tooMany } from '@server/errors/app-error';
import { ConcurrencyLimit } from '@server/http/concurrency-limit';
import { AT_WORK_MAX } from '@server/http/load-gauge';
import type { FastifyInstance } from 'fastify';

/** A share that leaves room for everybody else, and is far above what the pages of one person ask at once. */
const CALLS_AT_ONCE = AT_WORK_MAX / 3;
const RETRY_S = 2;

/**
 * Limits each person to a share of the requests that can be answered at once: calls beyond it are refused to that
 * person before everybody is affected (see `shed-load`). Register it after the session.
 */
export const registerConcurrentCalls = (app: FastifyInstance): void => {
  const calls = new ConcurrencyLimit(CALLS_AT_ONCE);
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.caller || reply.raw.destroyed) return done();
    const leave = calls.take(request.caller.accountId);
    if (!leave) throw tooMany('http.429', RETRY_S);
    reply.raw.once('close', leave);
    done();
  });
};
