import type { FastifyRequest } from 'fastify';

/**
 * Phone numbers, ID numbers and credit codes have a place in some paths, and so have the token of a calendar and the
 * codes that let somebody join; none of them has one in a log (req:attack-a53). nginx leaves the same out.
 */
const CODE = /(?<=\/(?:open\/calendar|apply\/(?:invitations|confirmations)|learning\/codes)\/)[^/]+/g;
const NUMBER = /\d{11,17}[\dXx]?/g;
const MAIL = /@|%40/;

/** Part by part: one expression for all of them would take the square of the length, which strangers choose. */
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
