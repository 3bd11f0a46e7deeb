import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Database } from '@server/db/database';
import { isCallPath } from '@server/http/envelope';
import type { Freshness } from '@server/http/freshness';
import { keptPages, sendPage } from '@server/pages/kept-pages';
import { type PageSources, pageMaker, pathOf } from '@server/pages/page-maker';
import { FILE_POLICY } from '@server/pages/page-policy';
import { RENDERER } from '@server/pages/page-renderer';
import type { SiteAddress } from '@server/pages/site-address';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Hashed names never change content. A compressed sibling (`.br`, `.gz`) is cached as long as its original. */
const HASHED = /\.[0-9a-f]{8,}\.(?:async\.|chunk\.)?(?:js|css|svg)(?:\.br|\.gz)?$/;

/** The wildcard route that serves the app's files, and receives every unknown address. */
const ANY_FILE = '/*';

/**
 * `/api` is both a page and a prefix, and anything that is not a page must answer 404 to probes: pages are for browsers
 * only (req:product-pages-for-browsers). Public pages are for every client: link previews and monitors accept any type.
 */
const wantsPage = ({ method, headers }: FastifyRequest, isShared: () => boolean): boolean => {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const accepted = headers.accept ?? '*/*';
  return accepted.includes('text/html') || (accepted.includes('*/*') && isShared());
};

/** The build that is delivered now, by the hash in the name of its main script: an older page learns of the update. */
const releaseIn = (directory: string): string | undefined =>
  /\/umi\.([0-9a-f]{8,})\.js/.exec(readFileSync(join(directory, 'index.html'), 'utf8'))?.[1];

/** What is needed to make a page for a request. */
export interface PageFacts extends PageSources {
  /** The address of the site for the host name in a request. */
  addressOf: (asked: string) => SiteAddress;
  /** Whether the path is a public page, which may be shared with anybody. */
  isShared: (path: string) => boolean;
  freshness: Freshness;
  /** Pages contain no personal data, so they may be read from a standby. */
  publicly: Database['publicly'];
}

/** An address that the app answers with a page. */
const isPage = (request: FastifyRequest, path: string, isShared: PageFacts['isShared']): boolean => {
  // Such as `/.git/config`, or a NUL that hides the real extension: never a page, whoever requests it (req:attack-a31).
  const isHidden = /\/\.|%(?:[01][\da-f]|7f)/i.test(path);
  const isFile =
    /\.\w{2,5}$/.test(path) && !/\.(?:json|html)$/.test(path) && !path.startsWith('/api/reference/');
  const isCall = path.startsWith('/prod-api/');
  return !(isHidden || isFile || isCall) && wantsPage(request, () => path === '/' || isShared(path));
};

/** Serves the built app; every page address answers the one HTML, with the style nonce of this very answer. */
export const registerStaticApp = async (
  app: FastifyInstance,
  directory: string,
  { addressOf, isShared, freshness, publicly, ...sources }: PageFacts,
): Promise<void> => {
  if (!existsSync(join(directory, 'index.html'))) return;
  const release = releaseIn(directory);
  app.addHook('onRequest', ({ url }, reply, done) => {
    if (release && isCallPath(url)) reply.header('x-release', release);
    done();
  });
  const makePageOf = pageMaker(app, directory, sources);
  const pageFor = keptPages(
    freshness,
    (request) => addressOf(request.host).host,
    (request) => publicly(() => makePageOf(request, addressOf(request.host))),
  );
  await app.register(fastifyStatic, {
    root: directory,
    index: false,
    preCompressed: true,
    wildcard: true,
    dotfiles: 'ignore',
    // Source maps would reveal the sources (req:attack-a31); the renderer is a program of the service.
    allowedPath: (path) => !path.endsWith('.map') && !path.includes(RENDERER),
    setHeaders: (reply, path) => {
      reply.header('content-security-policy', FILE_POLICY);
      reply.header('cache-control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.addHook('preHandler', (request, reply, done) => {
    const { config, url } = request.routeOptions;
    if (config.page === false) return done();
    const path = pathOf(request);
    if (isPage(request, path, isShared)) {
      const made = pageFor(request);
      const accepted = String(request.headers['accept-encoding'] ?? '');
      if (made instanceof Promise) made.then((page) => void sendPage(reply, page, accepted)).catch(done);
      else sendPage(reply, made, accepted);
      return;
    }
    // Below the API's prefixes no file is looked up.
    if (url === ANY_FILE && isCallPath(path)) return void reply.callNotFound();
    done();
  });
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `false`: browsers too get the route's own answer instead of a page (downloads, feeds). */
    page?: boolean;
  }
}
