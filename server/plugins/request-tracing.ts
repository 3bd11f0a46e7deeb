import type { Deps } from '@server/deps';
import type { FastifyInstance } from 'fastify';
import { rowOf } from './request-metrics';

/** Traces each request, if a collector is set up; otherwise adds no hooks. Register it before all others. */
export const registerTracing = (app: FastifyInstance, { tracing }: Deps): void => {
  if (!tracing) return;
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.once('close', () =>
      tracing.end(request.raw, {
        method: request.method,
        route: rowOf(request),
        status: reply.raw.statusCode,
      }),
    );
    tracing.within(request.raw, done);
  });
  // The body arrives in events of the connection, outside the request's context, so it is entered again here.
  app.addHook('preValidation', (request, _reply, done) => tracing.within(request.raw, done));
};
