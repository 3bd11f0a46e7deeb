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
  /** The moment that the page shows, in milliseconds: the app takes it over as of then, and goes on from there. */
  at: number;
}
export interface PreparedPage extends Drawn {
  answers: FirstAnswers;
  /** Of the answers, those whose reading counts: the app tells when somebody has the page. */
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

/** A build without that program has pages that draw themselves. */
export const readRenderer = (directory: string): RenderPage => {
  const file = join(directory, RENDERER);
  if (!existsSync(file)) return async () => null;
  return (readProgram(file).exports as { renderPage: RenderPage }).renderPage;
};

/** A page tells the time as of when it was drawn, and the app goes on from there: no reader is to begin longer ago. */
const DRAWN_MS = 60_000;
const DRAWN_MAX = 64;

/** The fingerprint of what an answer says, but for the moment it was made and the trace id that each has of its own. */
const saidIn = ({ status, text }: Answer): string =>
  hash('sha256', `${status} ${text.replace(/"(?:traceId|serverTime)":"[^"]*"/g, '')}`);

/** What the page was told: the app begins with it, and with the service's clock of this very moment. */
const answersIn = (asked: ReadonlyMap<string, Answer>): FirstAnswers =>
  Object.fromEntries(
    [...asked].flatMap(([address, { status, text }]) =>
      status === 200 ? [[address, JSON.parse(text)]] : [],
    ),
  );

type PreparePage = (request: FastifyRequest, address: SiteAddress) => Promise<PreparedPage | null>;

/**
 * Pages as any visitor would get them, with the public answers that they show. Drawing one takes tens of milliseconds,
 * asking for its answers few: where they say what they said before, the page of the last minute still stands.
 */
export const createPreparing = (app: FastifyInstance, render: RenderPage): PreparePage => {
  const drawnBefore = createLruMap<string, { drawn: Drawn; said: ReadonlyMap<string, string> }>(DRAWN_MAX);
  return async ({ ip, url }, { host, protocol }) => {
    const counted = new Set<string>();
    const asked = new Map<string, Answer>();
    const ask = async (address: string): Promise<Answer> => {
      // It is sent only when somebody waits for it, and it has to be sent as part of preparing.
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

/** A browser that has read half of the page waits with its first picture for what follows it: nothing moves after it. */
const WHOLE_FIRST = `<link rel="expect" href="#${FIRST_ANSWERS}" blocking="render">`;

/** In place of the empty page, which the app then hydrates instead of drawing it anew. */
export const withPrepared = (page: string, { html, icons }: ReturnType<WithIcons>, at: number): string =>
  page
    .replace('<html ', () => `<html data-prepared="${at}" `)
    .replace('<head>', () => `<head>\n${WHOLE_FIRST}`)
    .replace(/<noscript>.*?<\/noscript>/s, '')
    .replace('<div id="root">', () => `${icons}\n<div id="root">${html}`);
