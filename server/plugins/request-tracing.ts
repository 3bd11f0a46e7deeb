import type { Deps } from '@server/deps';
import type { FastifyInstance } from 'fastify';
import { rowOf } from './request-metrics';

/** Follows each request where there is a collector for it; else no hook is there. Register it before all others. */
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
  // A body arrives in events of the connection, which know nothing of the request.
  app.addHook('preValidation', (request, _reply, done) => tracing.within(request.raw, done));
};
