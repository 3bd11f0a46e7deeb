import { HOUR_MS } from '@contract/time-units';
import { isConnectionLoss, isStatementTimeout, isUnwritable } from '@server/db/failures';
import type { Deps } from '@server/deps';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerCache } from './answer-cache';

/** What has been taken back meanwhile must not come back for longer than this. */
const KEPT_MS = HOUR_MS;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the row of the contract lets the last answer stand in. */
    lastGood?: boolean;
  }
}

export const isDatabaseAway = (error: unknown): boolean =>
  isConnectionLoss(error) || isStatementTimeout(error) || isUnwritable(error);

export const hasLastGood = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.config.lastGood === true;

/** Answers a failed public call with what it answered last; null where there is nothing to answer with. */
export type AnswerFromLast = (
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
) => FastifyReply | null;

/**
 * What visitors were answered on public pages can still be read while the database is away (req:fault-f05). Only what
 * visitors see is remembered; whoever is signed in is shown the same then.
 */
export const answerFromLast =
  (cache: AnswerCache, { now }: Pick<Deps, 'now'>): AnswerFromLast =>
  (error, request, reply) => {
    if (!hasLastGood(request) || !isDatabaseAway(error)) return null;
    const kept = cache.get(request.url);
    const age = now().getTime() - (kept?.at ?? 0);
    if (!kept || age > KEPT_MS) return null;
    return reply
      .code(200)
      .headers({
        age: Math.round(age / 1000),
        warning: '110 - "Response is Stale"',
        'cache-control': 'no-store',
      })
      .type(kept.type)
      .send(kept.body);
  };
