import { MINUTE_MS } from '@contract/time-units';
import type { Deps } from '@server/deps';
import { type AppError, unauthorized } from '@server/errors/app-error';
import { hasLastGood, isDatabaseAway } from '@server/http/last-good';
import { createAccessTokens } from '@server/security/access-token';
import { grantedRoles, staffDuties } from '@server/security/granted-roles';
import { endedSession, sessionEnding } from '@server/security/session-end';
import { sessionMemory } from '@server/security/session-memory';
import { markSeen } from '@server/security/session-record';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Why the sent credential is not valid; null if none was sent or it is valid. */
    sessionLoss: AppError | null;
  }
}

/** Activity is written at most once a minute: it decides about half an hour, not about seconds. */
const SEEN_EVERY_MS = MINUTE_MS;
/**
 * After a body that took longer than this, the caller is looked up again: rights may be lost while it is sent slowly.
 */
const LATE_MS = 250;
const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/;

export const bearerOf = (header: string | undefined): string | null => BEARER.exec(header ?? '')?.[1] ?? null;

/**
 * Finds out who is calling. Without a valid credential the caller is a visitor; `implement` refuses where that matters.
 */
export const registerSession = (app: FastifyInstance, { config, db }: Deps): void => {
  const tokens = createAccessTokens(config);
  const findSession = sessionMemory(db);
  app.decorateRequest('caller', null);
  app.decorateRequest('sessionLoss', null);
  const recognise = async (request: FastifyRequest): Promise<void> => {
    const now = request.arrivedAt;
    const token = bearerOf(request.headers.authorization);
    const claims = token && (await tokens.read(token, now));
    const session =
      claims &&
      (await findSession(claims, request.method === 'GET').catch((error: unknown) => {
        // Public content is answered without knowing who reads it (see `last-good`).
        if (hasLastGood(request) && isDatabaseAway(error)) return undefined;
        throw error;
      }));
    if (!claims || !session) {
      request.sessionLoss = unauthorized();
      return;
    }
    const ending = sessionEnding(session, now);
    if (ending) {
      request.sessionLoss = endedSession(ending);
      return;
    }
    const duties = staffDuties(session, now, config.demo);
    const roles = grantedRoles(session.roles, duties);
    request.caller = {
      accountId: claims.accountId,
      sessionId: claims.sessionId,
      login: session.login,
      name: session.realName ?? session.nickname,
      unitId: session.unitId,
      roleKeys: roles.map(({ roleKey }) => roleKey),
      permissions: [...new Set(roles.flatMap(({ permissions }) => permissions))],
      duties: session.hasAgreed ? duties : ['agreement', ...duties],
    };
    if (now.getTime() - session.lastSeenAt.getTime() > SEEN_EVERY_MS)
      await markSeen(db.kysely, claims.sessionId, now);
  };
  const headersCame = new WeakMap<FastifyRequest, number>();
  // Visitors skip the asynchronous look-up.
  app.addHook('onRequest', (request, _reply, done) => {
    if (!request.headers.authorization) return done();
    if (request.method !== 'GET') headersCame.set(request, performance.now());
    recognise(request).then(() => done(), done);
  });
  app.addHook('preHandler', (request, _reply, done) => {
    const since = headersCame.get(request) ?? Number.POSITIVE_INFINITY;
    if (!request.caller || performance.now() - since < LATE_MS) return done();
    request.caller = null;
    recognise(request).then(() => done(), done);
  });
};
