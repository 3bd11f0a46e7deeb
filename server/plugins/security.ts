import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import helmet from '@fastify/helmet';
import { badRequest } from '@server/errors/app-error';
import { BASE_HEADERS } from '@server/http/guarded-response';
import type { FastifyInstance } from 'fastify';
import { REPORT_PATH } from './policy-reports';

declare module 'fastify' {
  interface FastifyRequest {
    /** Lets antd's CSS-in-JS add its style elements under a strict policy. */
    styleNonce: string;
  }
}

/** Helmet's functions are given the raw message, not Fastify's request. */
type NoncedMessage = IncomingMessage & { styleNonce: string };

/**
 * Nodes on the way read these differently, and each other's errors are how a request is smuggled past them
 * (req:attack-a66). Node lets them through: two hosts, the address of another server, a version it does not speak.
 */
const isAmbiguous = ({ url = '', rawHeaders, httpVersionMajor }: IncomingMessage): boolean =>
  httpVersionMajor !== 1 ||
  !url.startsWith('/') ||
  rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === 'host').length > 1;

/** Headers on every answer, 404 and 500 included (req:attack-a65). */
export const registerSecurity = async (app: FastifyInstance): Promise<void> => {
  app.decorateRequest('styleNonce', '');
  app.addHook('onRequest', async (request, reply) => {
    reply.raw.setHeader('permissions-policy', BASE_HEADERS['permissions-policy']);
    request.styleNonce = randomBytes(16).toString('base64');
    (request.raw as NoncedMessage).styleNonce = request.styleNonce;
    if (isAmbiguous(request.raw)) throw badRequest('http.400', { errorCode: 'http.400' });
  });
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrcElem: ["'self'", (message) => `'nonce-${(message as NoncedMessage).styleNonce}'`],
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        // Script from text, and addresses of scripts, only as the policies of public/boot.js allow.
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['default', 'inert'],
        reportUri: [REPORT_PATH],
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
  });
};
