import type { Calls } from '@contract/endpoints';
import { HOUR_MS } from '@contract/time-units';
import { isConnectionLoss, isStatementTimeout, isUnwritable } from '@server/db/failures';
import type { Deps } from '@server/deps';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** What every visitor sees alike. Nothing here depends on who asks, and nothing is asked with a secret. */
const PUBLIC_CALLS: ReadonlySet<string> = new Set<keyof Calls>([
  'GET /api/setting.json',
  'GET /api/users/system_update.json',
  'GET /api/courses.json',
  'GET /api/courses/{id}.json',
  'GET /api/projects.json',
  'GET /api/projects/{id}.json',
  'GET /prod-api/auth/open/providers',
  'GET /prod-api/cms/open/achi',
  'GET /prod-api/cms/open/achi/data',
  'GET /prod-api/cms/open/achi/{id}',
  'GET /prod-api/cms/open/chain/{kind}/{id}',
  'GET /prod-api/cms/open/cmsHomepage',
  'GET /prod-api/cms/open/cmsHomepage/unitAuditTemplate',
  'GET /prod-api/cms/open/demand',
  'GET /prod-api/cms/open/demand/{id}',
  'GET /prod-api/cms/open/kczx/cmsByCmsType/{cmsTypeKey}/cms',
  'GET /prod-api/cms/open/kczx/cmsByCmsType/{cmsTypeKey}/cms/{id}',
  'GET /prod-api/cms/open/kczx/cmsByCmsType/{cmsTypeKey}/cmsList',
  'GET /prod-api/cms/open/match/{kind}/{id}',
  'GET /prod-api/cms/open/overview',
  'GET /prod-api/cms/open/result',
  'GET /prod-api/cms/open/result/{id}',
  'GET /prod-api/cms/open/search',
  'GET /prod-api/cms/period/list',
  'GET /prod-api/cms/period/list/open',
  'GET /prod-api/system/dict/data/batch_types/{types}',
]);

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
    /** The row of the contract. */
    call?: string;
  }
}

/** The newest answers, the longest unused forgotten first. */
class Shelf {
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

export const isPublicCall = ({ routeOptions }: FastifyRequest): boolean =>
  PUBLIC_CALLS.has(routeOptions.config.call ?? '');

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
  const shelf = new Shelf();
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode !== 200 || typeof payload !== 'string' || request.headers.authorization) return;
    if (!isPublicCall(request) || reply.hasHeader('age')) return;
    const type = String(reply.getHeader('content-type'));
    shelf.put(request.url, { at: now().getTime(), body: payload, type });
  });
  return (error, request, reply) => {
    if (!isPublicCall(request) || !isDatabaseAway(error)) return null;
    const at = now().getTime();
    const kept = shelf.get(request.url, at);
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
