import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Database } from '@server/db/database';
import type { Freshness } from '@server/http/freshness';
import { keptPages, sendPage } from '@server/pages/kept-pages';
import { type PageSources, pageMaker, pathOf } from '@server/pages/page-maker';
import { FILE_POLICY } from '@server/pages/page-policy';
import { RENDERER } from '@server/pages/page-renderer';
import type { SiteAddress } from '@server/pages/site-address';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A compressed sibling (`.br`, `.gz`) lives as long as the file it was made from. */
const HASHED = /\.[0-9a-f]{8,}\.(?:async\.|chunk\.)?(?:js|css|svg)(?:\.br|\.gz)?$/;

/** The route under which the files of the app are looked up, and where none of them lies. */
const ANY_FILE = '/*';
const IS_CALL = /^\/(?:prod-)?api\//;

/**
 * `/api` is both a page and a prefix, and what is no page must answer 404 to probes: pages are for browsers only
 * (req:product-pages-for-browsers). Public pages are there for whoever asks: what draws the preview of a shared link
 * asks for anything, monitors too.
 */
const wantsPage = ({ method, headers }: FastifyRequest, isShared: () => boolean): boolean => {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const accepted = headers.accept ?? '*/*';
  return accepted.includes('text/html') || (accepted.includes('*/*') && isShared());
};

/** What the pages need to know of the moment in which they are asked for. */
export interface PageFacts extends PageSources {
  /** Where the site is, by the name that a request has for it. */
  addressOf: (asked: string) => SiteAddress;
  /** Whether there may be something to say of this address: it can be passed on to anybody. */
  isShared: (path: string) => boolean;
  freshness: Freshness;
  /** A page says nothing that belongs to a person. */
  publicly: Database['publicly'];
}

/** An address that the app answers with a page. */
const isPage = (request: FastifyRequest, path: string, isShared: PageFacts['isShared']): boolean => {
  // `/.git/config`, or a NUL that hides the real ending: no page of ours, whoever asks (req:attack-a31).
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
    // A build with source maps hands out the sources (req:attack-a31); the others are a program of the service.
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
    // No file is looked for where only calls are.
    if (url === ANY_FILE && IS_CALL.test(path)) return void reply.callNotFound();
    done();
  });
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `false`: this address answers itself even to a browser (downloads, feeds). */
    page?: boolean;
  }
}
