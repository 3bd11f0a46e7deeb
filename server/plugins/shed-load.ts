import { TUS_PATH } from '@contract/attachment';
import type { Deps } from '@server/deps';
import { AppError } from '@server/errors/app-error';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Calls only. A page or its script that failed would take the whole app with it, and both cost next to nothing. */
const CALLS = /^\/(?:api|prod-api)\//;
const nothing = (): void => undefined;

declare module 'fastify' {
  interface FastifyRequest {
    leaveWork: () => void;
  }
}

/** Whole files in one request. */
const FILES = /^\/api\/attachments\.json(?:\?|$)/;

/**
 * A request whose body travels slowly waits; it is not at work. Files travel and are written all the time: how many of
 * them one person sends at once is limited by itself (see `calls-at-once`).
 */
const isCounted = ({ url }: FastifyRequest): boolean =>
  CALLS.test(url) && !url.startsWith(TUS_PATH) && !FILES.test(url);

/**
 * Beyond what can be answered in time, a call is refused at once and told to come again: those that were let in keep
 * their pace (req:fault-f15, req:fault-f34).
 */
export const registerLoadShedding = (app: FastifyInstance, { load }: Deps): void => {
  if (!load) return;
  app.decorateRequest('leaveWork', nothing);
  app.addHook('onRequest', (request, reply, done) => {
    if (!isCounted(request)) return done();
    if (load.isOverloaded())
      throw new AppError(503, 'http.503', { errorCode: 'load.shed', headers: { 'retry-after': '2' } });
    request.leaveWork = load.enter();
    reply.raw.once('close', () => request.leaveWork());
    done();
  });
  app.addHook('preParsing', (request, _reply, payload, done) => {
    request.leaveWork();
    done(null, payload);
  });
  app.addHook('preValidation', (request, reply, done) => {
    if (isCounted(request) && !reply.raw.destroyed) request.leaveWork = load.enter();
    done();
  });
  app.addHook('onSend', (request, _reply, payload, done) => {
    request.leaveWork();
    done(null, payload);
  });
};
