import type { FastifyRequest } from 'fastify';

/**
 * Some paths contain phone numbers, ID numbers, credit codes, calendar tokens or join codes; none of them may get into
 * a log (req:attack-a53). nginx masks the same ones.
 */
const CODE = /(?<=\/(?:open\/calendar|apply\/(?:invitations|confirmations)|learning\/codes)\/)[^/]+/g;
const NUMBER = /\d{11,17}[\dXx]?/g;
const MAIL = /@|%40/;

/**
 * Masked segment by segment: one expression for the whole path would take quadratic time in a length that strangers
 * choose.
 */
const maskedPart = (part: string): string => (MAIL.test(part) ? '***' : part.replace(NUMBER, '***'));

/** The path without its query, since numbers, codes and search words travel there. */
export const loggedPath = (url: string): string =>
  (url.split('?', 1)[0] ?? '').replace(CODE, '***').split('/').map(maskedPart).join('/');

export const logSerializers = {
  req: ({ method, url, ip }: Pick<FastifyRequest, 'method' | 'url' | 'ip'>) => ({
    method,
    path: loggedPath(url),
    ip,
  }),
};
