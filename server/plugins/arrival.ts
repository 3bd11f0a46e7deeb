import type { Deps } from '@server/deps';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The one moment that decides every deadline of this request. */
    arrivedAt: Date;
  }
}

/**
 * Notes when a request arrived, before anything about it is looked up. Whoever pressed the button in time is in time,
 * however long the service then takes to find the session, to read the body or to wait for a lock. Register it first.
 */
export const registerArrival = (app: FastifyInstance, { now }: Pick<Deps, 'now'>): void => {
  app.decorateRequest('arrivedAt');
  app.addHook('onRequest', (request, _reply, done) => {
    request.arrivedAt = now();
    done();
  });
};
