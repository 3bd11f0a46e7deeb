import { createHash } from 'node:crypto';
import { type AnswerCache, codingFor, type Kept } from '@server/http/answer-cache';
import type { Begun, Freshness } from '@server/http/freshness';
import { hasLastGood } from '@server/http/last-good';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Browsers keep the answer and revalidate it each time; answers to signed-in people differ. */
const HEADERS = { 'cache-control': 'no-cache', vary: 'authorization, accept-encoding' };

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Reading counts as a view, so kept answers are not used. */
    countsViews?: boolean;
  }
  interface FastifyRequest {
    /** Set while a public answer is being made; null otherwise. */
    openAnswer: Begun | null;
  }
}

/** The trace id at the end differs in each answer and is not part of the content. */
const etagOf = (body: string): string => {
  const end = body.lastIndexOf('"traceId"');
  const content = end < 0 ? body : body.slice(0, end);
  return `W/"${createHash('sha256').update(content).digest('base64url')}"`;
};

const isForVisitors = (request: FastifyRequest): boolean =>
  request.method === 'GET' && hasLastGood(request) && !request.headers.authorization;

const isKnown = ({ headers }: FastifyRequest, etag: string): boolean =>
  headers['if-none-match']?.split(/,\s*/).includes(etag) ?? false;

/**
 * Remembers public answers to visitors. The next visitor gets the same bytes, if nothing was written since and less
 * than a second has passed; personal data is never kept.
 */
export const rememberAnswers = (app: FastifyInstance, freshness: Freshness, cache: AnswerCache): void => {
  app.decorateRequest('openAnswer', null);
  app.addHook('onSend', (request, reply, payload, done) => {
    const begun = request.openAnswer;
    if (!begun || reply.statusCode !== 200 || typeof payload !== 'string') return done(null, payload);
    const etag = etagOf(payload);
    cache.put(request.url, {
      ...begun,
      body: Buffer.from(payload),
      type: String(reply.getHeader('content-type')),
      etag,
      compressed: {},
    });
    reply.headers({ ...HEADERS, etag });
    if (!isKnown(request, etag)) return done(null, payload);
    reply.code(304).removeHeader('content-type');
    done(null, null);
  });

  const give = (request: FastifyRequest, reply: FastifyReply, kept: Kept): void => {
    reply.headers(HEADERS).header('etag', kept.etag);
    if (isKnown(request, kept.etag)) {
      reply.code(304).send();
      return;
    }
    const coding = codingFor(request.headers['accept-encoding'], kept);
    if (coding) reply.header('content-encoding', coding);
    reply.type(kept.type).send(coding ? cache.compressed(request.url, kept, coding) : kept.body);
  };

  // Runs after the other hooks: pages for browsers and the reading pace come first.
  app.addHook('preHandler', (request, reply, done) => {
    if (!isForVisitors(request)) return done();
    const kept = request.routeOptions.config.countsViews ? undefined : cache.get(request.url);
    if (kept && freshness.isFresh(kept)) {
      cache.hits += 1;
      return give(request, reply, kept);
    }
    cache.misses += 1;
    request.openAnswer = freshness.begin();
    done();
  });
};
