import { HOUR_MS } from '@contract/time-units';
import { isConnectionLoss, isStatementTimeout, isUnwritable } from '@server/db/failures';
import type { Deps } from '@server/deps';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** What has been taken back meanwhile must not come back for longer than this. */
const KEPT_MS = HOUR_MS;
const BYTES_MAX = 8 * 1024 * 1024;
const ANSWER_BYTES_MAX = 256 * 1024;

interface Kept {
  at: number;
  body: string;
  type: string;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the row of the contract lets the last answer stand in. */
    lastGood?: boolean;
  }
}

/** The newest answers, the longest unused forgotten first. */
class AnswerCache {
  private readonly answers = new Map<string, Kept>();
  private bytes = 0;

  put(url: string, kept: Kept): void {
    if (kept.body.length > ANSWER_BYTES_MAX) return;
    this.remove(url);
    this.answers.set(url, kept);
    this.bytes += kept.body.length;
    for (const oldest of this.answers.keys()) {
      if (this.bytes <= BYTES_MAX) break;
      this.remove(oldest);
    }
  }

  get(url: string, now: number): Kept | null {
    const kept = this.answers.get(url);
    return kept && now - kept.at <= KEPT_MS ? kept : null;
  }

  private remove(url: string): void {
    this.bytes -= this.answers.get(url)?.body.length ?? 0;
    this.answers.delete(url);
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
 * Remembers what visitors were answered on public pages, so that these can still be read while the database is away
 * (req:fault-f05). Only what visitors see is remembered; whoever is signed in is shown the same then.
 */
export const rememberPublicAnswers = (app: FastifyInstance, { now }: Deps): AnswerFromLast => {
  const cache = new AnswerCache();
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode !== 200 || typeof payload !== 'string' || request.headers.authorization) return;
    if (!hasLastGood(request) || reply.hasHeader('age')) return;
    const type = String(reply.getHeader('content-type'));
    cache.put(request.url, { at: now().getTime(), body: payload, type });
  });
  return (error, request, reply) => {
    if (!hasLastGood(request) || !isDatabaseAway(error)) return null;
    const at = now().getTime();
    const kept = cache.get(request.url, at);
    if (!kept) return null;
    const age = Math.round((at - kept.at) / 1000);
    return reply
      .code(200)
      .headers({ age, warning: '110 - "Response is Stale"', 'cache-control': 'no-store' })
      .serializer((text: string) => text)
      .type(kept.type)
      .send(kept.body);
  };
};
