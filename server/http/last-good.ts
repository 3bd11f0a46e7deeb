import { HOUR_MS } from '@contract/time-units';
import { isConnectionLoss, isStatementTimeout, isUnwritable } from '@server/db/failures';
import type { Deps } from '@server/deps';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerCache } from './answer-cache';

/** Content withdrawn meanwhile must not reappear for longer than this. */
const KEPT_MS = HOUR_MS;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the contract row allows its last answer to be used while the database is away. */
    lastGood?: boolean;
  }
}

export const isDatabaseAway = (error: unknown): boolean =>
  isConnectionLoss(error) || isStatementTimeout(error) || isUnwritable(error);

export const hasLastGood = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.config.lastGood === true;

/** Answers a failed public request with its last good answer; null if there is none. */
export type AnswerFromLast = (
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
) => FastifyReply | null;

/**
 * Public pages remain readable from their last answers while the database is away (req:fault-f05). Only answers to
 * visitors are remembered; signed-in people get the same ones then.
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
