import type { Deps } from '@server/deps';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The row of the contract that the route answers: `GET /prod-api/cms/apply/{id}`. */
    row?: string;
  }
}

/** A row of the contract, else the pattern of the route; addresses that nobody knows are all one. */
export const rowOf = ({ routeOptions: { config, url } }: FastifyRequest): string =>
  config.row ?? url ?? 'unknown';

/** Counts answers where somebody looks at the counts; else no hook is there. */
export const registerRequestMetrics = (app: FastifyInstance, { metrics }: Deps): void => {
  if (!metrics) return;
  app.addHook('onResponse', (request, reply, done) => {
    metrics.answered(rowOf(request), reply.statusCode, reply.elapsedTime);
    done();
  });
};
