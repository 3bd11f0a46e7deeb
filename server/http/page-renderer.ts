import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FIRST_ANSWERS } from './first-answers';
import type { WithIcons } from './inline-icons';
import { whilePreparing } from './preparing';
import { readProgram } from './read-program';
import type { SiteAddress } from './site-address';

/** The program beside the built pages that draws them for the service (config/plugins/renderer-bundle.ts). */
export const RENDERER = 'page-renderer.cjs';

interface Drawn {
  html: string;
  /** The moment that the page shows, in milliseconds: the app takes it over as of then, and goes on from there. */
  at: number;
  answers: Record<string, unknown>;
}
export interface PreparedPage extends Drawn {
  /** Of the answers, those whose reading counts: the app tells when somebody has the page. */
  counted: ReadonlySet<string>;
}

interface Wanted extends SiteAddress {
  url: string;
  ask: (url: string) => Promise<{ status: number; text: string }>;
}
type RenderPage = (wanted: Wanted) => Promise<Drawn | null>;

/** A build without that program has pages that draw themselves. */
export const readRenderer = (directory: string): RenderPage => {
  const file = join(directory, RENDERER);
  if (!existsSync(file)) return async () => null;
  return (readProgram(file).exports as { renderPage: RenderPage }).renderPage;
};

/** The page as any visitor would get it, with the public answers that it shows. */
export const preparePage = async (
  app: FastifyInstance,
  render: RenderPage,
  { ip, url }: FastifyRequest,
  { host, protocol }: SiteAddress,
): Promise<PreparedPage | null> => {
  const counted = new Set<string>();
  const ask = (address: string) =>
    whilePreparing(counted, async () => {
      const reply = await app.inject({ method: 'GET', url: address, remoteAddress: ip, headers: { host } });
      return { status: reply.statusCode, text: reply.body };
    });
  const drawn = await render({ url, host, protocol, ask });
  return drawn && { ...drawn, counted };
};

/** A browser that has read half of the page waits with its first picture for what follows it: nothing moves after it. */
const WHOLE_FIRST = `<link rel="expect" href="#${FIRST_ANSWERS}" blocking="render">`;

/** In place of the empty page, which the app then takes over instead of drawing it anew. */
export const withPrepared = (page: string, { html, icons }: ReturnType<WithIcons>, at: number): string =>
  page
    .replace('<html ', () => `<html data-prepared="${at}" `)
    .replace('<head>', () => `<head>\n${WHOLE_FIRST}`)
    .replace(/<noscript>.*?<\/noscript>/s, '')
    .replace('<div id="root">', () => `${icons}\n<div id="root">${html}`);
