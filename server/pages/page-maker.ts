import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '@contract/environments';
import type { Deps } from '@server/deps';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createBusyWatch } from './busy-watch';
import { createTurns } from './drawing-turns';
import { findFirstAnswers, withAnswers } from './first-answers';
import { readIcons } from './inline-icons';
import { type MadePage, makePage } from './kept-pages';
import { readPageFiles, withFiles } from './page-files';
import { type Preview, withoutIndex, withPreview } from './page-preview';
import { createPreparing, readRenderer, withPrepared } from './page-renderer';
import type { SiteAddress } from './site-address';

export const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '/';

/** Looks up what a page shows without scripts. The page works without it, so a failure is only logged. */
export type FindPreview = (request: FastifyRequest, path: string, host: string) => Promise<Preview>;

/** The result, or `undefined` if it failed: the page is sent anyway. */
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

/** Where the content of a page comes from. */
export interface PageSources {
  findPreview: FindPreview;
  /** The servers that the page will talk to. */
  findServers: (host: string) => Promise<Environment>;
  now: Deps['now'];
}

/** Makes the page of an address: the built HTML with preview data, first answers and drawn content. */
export const pageMaker = (
  app: FastifyInstance,
  directory: string,
  { findPreview, findServers, now }: PageSources,
) => {
  const html = readFileSync(join(directory, 'index.html'), 'utf8');
  const filesOf = readPageFiles(directory);
  const prepare = createPreparing(app, readRenderer(directory));
  const withIcons = readIcons(directory);
  const inTurn = createTurns(createBusyWatch());
  return async (request: FastifyRequest, address: SiteAddress): Promise<MadePage> => {
    const path = pathOf(request);
    const files = filesOf(path);
    const [preview, servers] = await Promise.all([
      files ? ifReached(request, 'preview', findPreview(request, path, address.host)) : ('missing' as const),
      ifReached(request, 'servers', findServers(address.host)),
    ]);
    const isDrawn = typeof preview === 'object' && preview !== null && !preview.isBare;
    const drawn = isDrawn ? inTurn(() => prepare(request, address)) : null;
    const prepared = drawn && (await ifReached(request, 'words', drawn));
    const answers =
      prepared?.answers ?? (await ifReached(request, 'first answers', findFirstAnswers(app, request, path)));
    const full = withAnswers(withFiles(html, files ?? []), answers ?? {}, {
      at: now(),
      counted: prepared?.counted,
    });
    const page = prepared ? withPrepared(full, withIcons(prepared.html), prepared.at) : full;
    return makePage(pageWith(page, preview ?? null), servers ?? null, {
      status: statusOf(preview ?? null),
      isWhole:
        preview !== undefined && servers !== undefined && prepared !== undefined && answers !== undefined,
    });
  };
};
