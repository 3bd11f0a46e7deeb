import { MINUTE_MS } from '@contract/time-units';
import type { Deps } from '@server/deps';
import { tooMany } from '@server/errors/app-error';
import { networkOf } from '@server/security/address-key';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A public list that is read page by page. */
    isListed?: boolean;
  }
  interface FastifyRequest {
    /** Leafs through a list faster than anybody reads: its pages come without what they would say beforehand. */
    isHarvesting: boolean;
  }
}

/**
 * Different pages that one reader may open in a minute (req:attack-a73). The same page again is nothing new to
 * anybody.
 */
export const PAGES_PER_MINUTE = 60;
/** Beyond so many at once the oldest are forgotten: an attack must not fill the memory. */
const READERS_MAX = 5000;

interface Reading {
  until: number;
  pages: Set<number>;
}

/** Numbers are enough to tell pages apart, and take little room (FNV-1a). */
const numberOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash;
};

/**
 * Who reads how many pages, in this process alone: a row in the database for each page of each visitor would cost more
 * than the pages do (docs/decisions/0046).
 */
export class ReadingPace {
  private readonly readers = new Map<string, Reading>();

  private readingOf(reader: string, now: number): Reading {
    const known = this.readers.get(reader);
    // One that would last longer was begun before the clock was set back.
    if (known && known.until > now && known.until <= now + MINUTE_MS) return known;
    this.readers.delete(reader);
    const reading = { until: now + MINUTE_MS, pages: new Set<number>() };
    this.readers.set(reader, reading);
    const [oldest] = this.readers.keys();
    if (this.readers.size > READERS_MAX && oldest !== undefined) this.readers.delete(oldest);
    return reading;
  }

  /** Counts the page; seconds to wait where it is one too many. */
  take(reader: string, page: string, now: number): number {
    const { pages, until } = this.readingOf(reader, now);
    const number = numberOf(page);
    if (!pages.has(number) && pages.size >= PAGES_PER_MINUTE) return Math.ceil((until - now) / 1000);
    pages.add(number);
    return 0;
  }

  /** A page that was refused told nobody anything. */
  giveBack(reader: string, page: string): void {
    this.readers.get(reader)?.pages.delete(numberOf(page));
  }
}

const readerOf = ({ caller, ip }: FastifyRequest): string =>
  caller ? `a${caller.accountId}` : networkOf(ip);

/** The same list as a page of the app; it names its pages as the call does. */
const isListPage = ({ url, headers }: FastifyRequest): boolean =>
  /[?&]pageNum=/.test(url) && (headers.accept ?? '').includes('text/html');

export const registerReadingPace = (app: FastifyInstance, { now }: Pick<Deps, 'now'>): void => {
  const pace = new ReadingPace();
  app.decorateRequest('isHarvesting', false);
  app.addHook('preHandler', (request, _reply, done) => {
    const { isListed } = request.routeOptions.config;
    if (!isListed && !isListPage(request)) return done();
    const wait = pace.take(`${isListed ? '' : 'page '}${readerOf(request)}`, request.url, now().getTime());
    if (wait > 0 && isListed) throw tooMany('http.429', wait);
    request.isHarvesting = wait > 0;
    done();
  });
  app.addHook('onResponse', (request, { statusCode }, done) => {
    if (statusCode >= 400 && statusCode !== 429 && request.routeOptions.config.isListed)
      pace.giveBack(readerOf(request), request.url);
    done();
  });
};
