import type { Deps } from '@server/deps';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The row of the contract that the route answers: `GET /prod-api/cms/apply/{id}`. */
    row?: string;
  }
}

/** The contract row, else the pattern of the route; all unknown addresses share one label. */
export const rowOf = ({ routeOptions: { config, url } }: FastifyRequest): string =>
  config.row ?? url ?? 'unknown';

/** Counts answers, if metrics are set up; otherwise adds no hooks. */
export const registerRequestMetrics = (app: FastifyInstance, { metrics }: Deps): void => {
  if (!metrics) return;
  app.addHook('onResponse', (request, reply, done) => {
    metrics.answered(rowOf(request), reply.statusCode, reply.elapsedTime);
    done();
  });
};
