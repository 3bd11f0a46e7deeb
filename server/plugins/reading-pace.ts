import { MINUTE_MS } from '@contract/time-units';
import type { Deps } from '@server/deps';
import { tooMany } from '@server/errors/app-error';
import { networkOf } from '@server/security/address-key';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A public list that is paged through. */
    isListed?: boolean;
  }
  interface FastifyRequest {
    /** Whether the visitor pages through a list faster than anybody reads: its pages then come without preview data. */
    isHarvesting: boolean;
  }
}

/**
 * Different pages that one reader may open in a minute (req:attack-a73). The same page again is nothing new to
 * anybody.
 */
export const PAGES_PER_MINUTE = 60;
/** Beyond this number of readers the oldest are dropped: an attack must not fill the memory. */
const READERS_MAX = 5000;

interface Reading {
  until: number;
  pages: Set<number>;
}

/** Hash of a page's address (FNV-1a): enough to tell pages apart, and takes little memory. */
const numberOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash;
};

/**
 * Counts the pages each reader opens, in this process alone: a database row per page and visitor would cost more than
 * the pages (docs/decisions/0046).
 */
export class ReadingPace {
  private readonly readers = new Map<string, Reading>();

  private readingOf(reader: string, now: number): Reading {
    const known = this.readers.get(reader);
    // If it lasts longer than a minute, it began before the clock was set back.
    if (known && known.until > now && known.until <= now + MINUTE_MS) return known;
    this.readers.delete(reader);
    const reading = { until: now + MINUTE_MS, pages: new Set<number>() };
    this.readers.set(reader, reading);
    const [oldest] = this.readers.keys();
    if (this.readers.size > READERS_MAX && oldest !== undefined) this.readers.delete(oldest);
    return reading;
  }

  /** Counts the page. Answers 0, or the seconds to wait if it exceeds the limit. */
  take(reader: string, page: string, now: number): number {
    const { pages, until } = this.readingOf(reader, now);
    const number = numberOf(page);
    if (!pages.has(number) && pages.size >= PAGES_PER_MINUTE) return Math.ceil((until - now) / 1000);
    pages.add(number);
    return 0;
  }

  /** A failed request gave the reader nothing, so it does not count. */
  giveBack(reader: string, page: string): void {
    this.readers.get(reader)?.pages.delete(numberOf(page));
  }
}

const readerOf = ({ caller, ip }: FastifyRequest): string =>
  caller ? `a${caller.accountId}` : networkOf(ip);

/** The same list as an app page; it uses the same page parameter as the call. */
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
