import { TUS_PATH } from '@contract/attachment';
import type { Deps } from '@server/deps';
import { AppError } from '@server/errors/app-error';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Only API calls are refused. Without a page or its script the whole app would fail, and both cost next to nothing. */
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
 * Uploads are not counted: a request whose body arrives slowly waits rather than works. How many files one person
 * uploads at once has a limit of its own (`upload-routes`).
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
