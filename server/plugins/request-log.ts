import type { FastifyInstance } from 'fastify';

/** At other log levels, the line of each request would be made for nothing. */
const TOLD = ['info', 'debug', 'trace'];

/** One line a request, when its answer has left: who asked for what, what became of it and how long it took. */
export const registerRequestLog = (app: FastifyInstance): void => {
  if (!TOLD.includes(app.log.level)) return;
  app.addHook('onResponse', (request, reply, done) => {
    const account = request.caller?.accountId;
    request.log.info({ req: request, res: reply, account, ms: Math.round(reply.elapsedTime) }, 'request');
    done();
  });
};
