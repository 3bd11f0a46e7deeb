import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '@contract/environments';
import fastifyStatic from '@fastify/static';
import type { Database } from '@server/db/database';
import { createBusyWatch } from '@server/http/busy-watch';
import { createTurns } from '@server/http/drawing-turns';
import { findFirstAnswers, withAnswers } from '@server/http/first-answers';
import type { Freshness } from '@server/http/freshness';
import { readIcons } from '@server/http/inline-icons';
import { keptPages, type MadePage, makePage, sendPage } from '@server/http/kept-pages';
import { readPageFiles, withFiles } from '@server/http/page-files';
import { FILE_POLICY } from '@server/http/page-policy';
import { type Preview, withoutIndex, withPreview } from '@server/http/page-preview';
import { createPreparing, RENDERER, readRenderer, withPrepared } from '@server/http/page-renderer';
import type { SiteAddress } from '@server/http/site-address';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '/';

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

/** Looks up what a page has to say beforehand. A page without it still works, so a fault here is only noted. */
export type FindPreview = (request: FastifyRequest, path: string, host: string) => Promise<Preview>;

/** A page is sent whatever is missing for it: `undefined` then. */
const ifReached = async <T>(
  request: FastifyRequest,
  what: string,
  asked: Promise<T>,
): Promise<T | undefined> => {
  try {
    return await asked;
  } catch (error) {
    request.log.error({ err: error }, `The page is sent without its ${what}.`);
    return undefined;
  }
};

const pageWith = (html: string, preview: Preview): string => {
  if (preview === null) return html;
  if (preview === 'missing') return withoutIndex(html);
  const page = withPreview(html, preview);
  return preview.isGone ? withoutIndex(page) : page;
};

const statusOf = (preview: Preview): number => {
  if (preview === 'missing') return 404;
  return preview?.isGone ? 410 : 200;
};

/** What a page needs to know of the moment in which it is asked for. */
export interface PageFacts {
  findPreview: FindPreview;
  /** Whether there may be something to say of this address: it can be passed on to anybody. */
  isShared: (path: string) => boolean;
  /** Where the site is, by the name that a request has for it. */
  addressOf: (asked: string) => SiteAddress;
  /** The servers that the page will talk to. */
  findServers: (host: string) => Promise<Environment>;
  freshness: Freshness;
  /** A page says nothing that belongs to a person. */
  publicly: Database['publicly'];
}

/** Serves the built app; every page address answers the one HTML, with the style nonce of this very answer. */
export const registerStaticApp = async (
  app: FastifyInstance,
  directory: string,
  { findPreview, isShared, addressOf, findServers, freshness, publicly }: PageFacts,
): Promise<void> => {
  const indexFile = join(directory, 'index.html');
  if (!existsSync(indexFile)) return;
  const html = readFileSync(indexFile, 'utf8');
  const filesOf = readPageFiles(directory);
  const prepare = createPreparing(app, readRenderer(directory));
  const withIcons = readIcons(directory);
  const inTurn = createTurns(createBusyWatch());
  const makePageOf = async (request: FastifyRequest): Promise<MadePage> => {
    const path = pathOf(request);
    const files = filesOf(path);
    const address = addressOf(request.host);
    const [preview, servers] = await Promise.all([
      files ? ifReached(request, 'preview', findPreview(request, path, address.host)) : ('missing' as const),
      ifReached(request, 'servers', findServers(address.host)),
    ]);
    const isDrawn = typeof preview === 'object' && preview !== null && !preview.isBare;
    const drawn = isDrawn ? inTurn(() => prepare(request, address)) : null;
    const prepared = drawn && (await ifReached(request, 'words', drawn));
    const answers =
      prepared?.answers ?? (await ifReached(request, 'first answers', findFirstAnswers(app, request, path)));
    const full = withAnswers(withFiles(html, files ?? []), answers ?? {}, prepared?.counted);
    const page = prepared ? withPrepared(full, withIcons(prepared.html), prepared.at) : full;
    return makePage(pageWith(page, preview ?? null), servers ?? null, {
      status: statusOf(preview ?? null),
      isWhole:
        preview !== undefined && servers !== undefined && prepared !== undefined && answers !== undefined,
    });
  };
  const pageFor = keptPages(
    freshness,
    (request) => addressOf(request.host).host,
    (request) => publicly(() => makePageOf(request)),
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
  const isPage = (request: FastifyRequest, path: string): boolean => {
    // `/.git/config`, or a NUL that hides the real ending: no page of ours, whoever asks (req:attack-a31).
    const isHidden = /\/\.|%(?:[01][\da-f]|7f)/i.test(path);
    const isFile =
      /\.\w{2,5}$/.test(path) && !/\.(?:json|html)$/.test(path) && !path.startsWith('/api/reference/');
    const isCall = path.startsWith('/prod-api/');
    return !(isHidden || isFile || isCall) && wantsPage(request, () => path === '/' || isShared(path));
  };
  app.addHook('preHandler', (request, reply, done) => {
    const { config, url } = request.routeOptions;
    if (config.page === false) return done();
    const path = pathOf(request);
    if (isPage(request, path)) {
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
