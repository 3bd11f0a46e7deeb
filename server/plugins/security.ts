import type { IncomingMessage } from 'node:http';
import { AppError, badRequest } from '@server/errors/app-error';
import type { FastifyInstance } from 'fastify';

/**
 * Nodes on the way read these differently, and each other's errors are how a request is smuggled past them
 * (req:attack-a66). Node lets them through: two hosts, the address of another server, a version it does not speak.
 */
const isAmbiguous = ({ url = '', rawHeaders, httpVersionMajor }: IncomingMessage): boolean => {
  if (httpVersionMajor !== 1 || !url.startsWith('/')) return true;
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
};

const UNSUPPORTED = 415;
const PLAIN = new Set(['', 'identity']);

/** What every answer says stands in `guarded-response`, what pages and files say in `page-policy`. */
export const registerSecurity = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, _reply, done) => {
    if (isAmbiguous(request.raw)) throw badRequest('http.400', { errorCode: 'http.400' });
    // Nothing here unpacks a body. Whoever on the way does would read another one than is read here.
    if (!PLAIN.has(request.headers['content-encoding'] ?? '')) throw new AppError(UNSUPPORTED, 'http.415');
    done();
  });
};
