import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createLruMap } from '@server/security/lru-map';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FIRST_ANSWERS, type FirstAnswers } from './first-answers';
import type { WithIcons } from './inline-icons';
import { whilePreparing } from './preparing';
import { readProgram } from './read-program';
import type { SiteAddress } from './site-address';

/** The program beside the built pages that draws them for the service (config/plugins/renderer-bundle.ts). */
export const RENDERER = 'page-renderer.cjs';

interface Drawn {
  html: string;
  /** The time that the page shows, in ms; the app hydrates it with this time and then goes on. */
  at: number;
}
export interface PreparedPage extends Drawn {
  answers: FirstAnswers;
  /** URLs of those answers whose views are counted; the app reports the view when somebody opens the page. */
  counted: ReadonlySet<string>;
}

interface Answer {
  status: number;
  text: string;
}
interface Wanted extends SiteAddress {
  url: string;
  ask: (url: string) => Promise<Answer>;
}
export type RenderPage = (wanted: Wanted) => Promise<Drawn | null>;

/** Without that program in the build, the browser draws all pages. */
export const readRenderer = (directory: string): RenderPage => {
  const file = join(directory, RENDERER);
  if (!existsSync(file)) return async () => null;
  return (readProgram(file).exports as { renderPage: RenderPage }).renderPage;
};

/** A page shows the time at which it was drawn, in ms; no reader should start with an older page than this. */
const DRAWN_MS = 60_000;
const DRAWN_MAX = 64;

/** A fingerprint of an answer, without the time and trace id that differ in each. */
const saidIn = ({ status, text }: Answer): string =>
  hash('sha256', `${status} ${text.replace(/"(?:traceId|serverTime)":"[^"]*"/g, '')}`);

/** The answers that the page was drawn from: the app starts with them, and with the service's present time. */
const answersIn = (asked: ReadonlyMap<string, Answer>): FirstAnswers =>
  Object.fromEntries(
    [...asked].flatMap(([address, { status, text }]) =>
      status === 200 ? [[address, JSON.parse(text)]] : [],
    ),
  );

type PreparePage = (request: FastifyRequest, address: SiteAddress) => Promise<PreparedPage | null>;

/**
 * Draws pages as any visitor would get them, with the public answers that they show. Drawing takes tens of
 * milliseconds, fetching the answers only a few: if the answers are unchanged, the page drawn in the last minute is
 * used again.
 */
export const createPreparing = (app: FastifyInstance, render: RenderPage): PreparePage => {
  const drawnBefore = createLruMap<string, { drawn: Drawn; said: ReadonlyMap<string, string> }>(DRAWN_MAX);
  return async ({ ip, url }, { host, protocol }) => {
    const counted = new Set<string>();
    const asked = new Map<string, Answer>();
    const ask = async (address: string): Promise<Answer> => {
      // `inject` sends the request only when its result is awaited, which must happen inside `whilePreparing`.
      const { statusCode, body } = await whilePreparing(
        counted,
        async () => await app.inject({ method: 'GET', url: address, remoteAddress: ip, headers: { host } }),
      );
      const answer = { status: statusCode, text: body };
      asked.set(address, answer);
      return answer;
    };
    const key = `${protocol} ${host} ${url}`;
    const before = drawnBefore.get(key);
    if (before && Math.abs(Date.now() - before.drawn.at) < DRAWN_MS) {
      const again = [...before.said].map(async ([address, said]) => saidIn(await ask(address)) === said);
      if ((await Promise.all(again)).every(Boolean))
        return { ...before.drawn, answers: answersIn(asked), counted };
    }
    const drawn = await render({
      url,
      host,
      protocol,
      ask: async (address) => asked.get(address) ?? ask(address),
    });
    if (!drawn) return null;
    drawnBefore.set(key, {
      drawn,
      said: new Map([...asked].map(([address, answer]) => [address, saidIn(answer)])),
    });
    return { ...drawn, answers: answersIn(asked), counted };
  };
};

/** Makes the browser wait with its first paint until the whole page is there, so that nothing moves afterwards. */
const WHOLE_FIRST = `<link rel="expect" href="#${FIRST_ANSWERS}" blocking="render">`;

/** Puts the drawn content in place of the empty page; the app hydrates it instead of drawing it anew. */
export const withPrepared = (page: string, { html, icons }: ReturnType<WithIcons>, at: number): string =>
  page
    .replace('<html ', () => `<html data-prepared="${at}" `)
    .replace('<head>', () => `<head>\n${WHOLE_FIRST}`)
    .replace(/<noscript>.*?<\/noscript>/s, '')
    .replace('<div id="root">', () => `${icons}\n<div id="root">${html}`);
