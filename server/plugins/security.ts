import type { IncomingMessage } from 'node:http';
import { AppError, badRequest } from '@server/errors/app-error';
import type { FastifyInstance } from 'fastify';

/**
 * Proxies read such requests differently, which is how a request is smuggled past them (req:attack-a66). Node accepts
 * them: two hosts, the address of another server, a version it does not support.
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

/** Headers of every answer are in `guarded-response`, those of pages and files in `page-policy`. */
export const registerSecurity = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, _reply, done) => {
    if (isAmbiguous(request.raw)) throw badRequest('http.400', { errorCode: 'http.400' });
    // The service never decompresses a body. A proxy that does would read another body than the service.
    if (!PLAIN.has(request.headers['content-encoding'] ?? '')) throw new AppError(UNSUPPORTED, 'http.415');
    done();
  });
};
