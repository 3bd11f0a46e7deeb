import type { Environment } from '@contract/environments';
import type { Begun, Freshness } from '@server/http/freshness';
import { createLruMap } from '@server/security/lru-map';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { gzipAround } from './gzip-around';
import { freshNonce } from './page-nonce';
import { pagePolicy } from './page-policy';

/** Every query string makes another page: an attack must not fill the memory. */
const PAGES_MAX = 256;
const PLACE = '{nonce}';

/** A page as it is sent to everybody, but for the nonce of each answer. */
export interface MadePage {
  status: number;
  /** What comes before and after the nonce. */
  html: readonly [Buffer, Buffer];
  policy: readonly [string, string];
  /** False if some content could not be fetched; such a page is not kept. */
  isWhole: boolean;
  /** The same bytes, compressed once for all who get this page; made when the first of them takes it so. */
  gzipped: () => (nonce: Buffer) => Buffer;
}

export const makePage = (
  html: string,
  servers: Environment | null,
  rest: Pick<MadePage, 'status' | 'isWhole'>,
): MadePage => {
  const start = html.indexOf('<head>') + '<head>'.length;
  const [before = '', after = ''] = pagePolicy(PLACE, servers).split(PLACE);
  const parts = [
    Buffer.from(`${html.slice(0, start)}\n<meta name="style-nonce" content="`),
    Buffer.from(`">${html.slice(start)}`),
  ] as const;
  let around: ((nonce: Buffer) => Buffer) | null = null;
  const gzipped = () => {
    around ??= gzipAround(...parts);
    return around;
  };
  return { ...rest, html: parts, policy: [before, after], gzipped };
};

const TAKES_GZIP = /\bgzip\b(?!;q=0(?:,|$))/;

/** Sends the page with a fresh nonce in its HTML and its policy. */
export const sendPage = (
  reply: FastifyReply,
  { status, html, policy, gzipped }: MadePage,
  accepted: string,
): FastifyReply => {
  const nonce = freshNonce();
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding')
    .header('content-security-policy', policy.join(nonce));
  if (TAKES_GZIP.test(accepted))
    return reply.header('content-encoding', 'gzip').send(gzipped()(Buffer.from(nonce)));
  return reply.send(Buffer.concat([html[0], Buffer.from(nonce), html[1]]));
};

/** Pages contain no personal data. They are kept like public answers, and concurrent requests share one. */
export const keptPages = (
  freshness: Freshness,
  /** The site that the page belongs to; the Host header alone is not trusted. */
  hostOf: (request: FastifyRequest) => string,
  make: (request: FastifyRequest) => Promise<MadePage>,
): ((request: FastifyRequest) => Promise<MadePage> | MadePage) => {
  const known = createLruMap<string, MadePage & { begun: Begun }>(PAGES_MAX);
  const underWay = new Map<string, { page: Promise<MadePage>; begun: Begun }>();
  const makeAndKeep = (request: FastifyRequest, key: string): Promise<MadePage> => {
    const begun = freshness.begin();
    const making = { page: make(request), begun };
    underWay.set(key, making);
    const keep = (page: MadePage): void => {
      if (page.isWhole) known.set(key, { ...page, begun });
    };
    const forget = (): void => {
      if (underWay.get(key) === making) underWay.delete(key);
    };
    // A failure is reported to those who wait for the page.
    making.page.then(keep).then(forget, forget);
    return making.page;
  };
  return (request) => {
    // Visitors who page too fast are shown less, so their pages are neither kept nor taken from the cache.
    if (request.isHarvesting) return make(request);
    const key = `${hostOf(request)} ${request.url}`;
    const kept = known.get(key);
    if (kept && freshness.isFresh(kept.begun)) return kept;
    const making = underWay.get(key);
    return making && freshness.isFresh(making.begun) ? making.page : makeAndKeep(request, key);
  };
};
