import type { FastifyInstance } from 'fastify';

/** One line a request, when its answer has left: who asked for what, what became of it and how long it took. */
export const registerRequestLog = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'request');
  });
};
