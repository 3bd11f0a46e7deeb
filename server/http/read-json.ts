import { badRequest } from '@server/errors/app-error';
import type { FastifyInstance } from 'fastify';
import type { BodyBounds } from './body-bounds';
import { withoutUnseenMarks } from './unseen-marks';

const QUOTE = 34;
const COMMA = 44;
const COLON = 58;
const OPEN_BRACKET = 91;
const BACKSLASH = 92;
const CLOSE_BRACKET = 93;
const OPEN_BRACE = 123;
const CLOSE_BRACE = 125;
const SPACE = 32;

export type JsonFault = 'deep' | 'many' | 'twice';

/** The position of the quote that ends the string which begins at `start`; the end of the text if none does. */
const endOfString = (text: string, start: number): number => {
  let at = start + 1;
  while (at < text.length && text.charCodeAt(at) !== QUOTE) at += text.charCodeAt(at) === BACKSLASH ? 2 : 1;
  return at;
};

const isFollowedByColon = (text: string, end: number): boolean => {
  let at = end + 1;
  while (at < text.length && text.charCodeAt(at) <= SPACE) at += 1;
  return text.charCodeAt(at) === COLON;
};

/** Two spellings of a key, with and without escapes, are the same key. */
const keyOf = (raw: string): string => {
  if (!raw.includes('\\')) return raw;
  try {
    return String(JSON.parse(`"${raw}"`));
  } catch {
    return raw; // The parser refuses the whole text for it.
  }
};

const isOpening = (code: number): boolean => code === OPEN_BRACE || code === OPEN_BRACKET;
const isClosing = (code: number): boolean => code === CLOSE_BRACE || code === CLOSE_BRACKET;

type Limits = Pick<BodyBounds, 'members' | 'depth'>;

/** Reads past a text in one pass that builds nothing but the keys of the objects that are open. */
class JsonScan {
  /** Innermost last; null for arrays, which have no keys. */
  private readonly open: (Set<string> | null)[] = [];
  private members = 0;

  constructor(
    private readonly text: string,
    private readonly limits: Limits,
  ) {}

  run(): JsonFault | null {
    for (let at = 0; at < this.text.length; at++) {
      const code = this.text.charCodeAt(at);
      if (code === QUOTE) {
        const end = endOfString(this.text, at);
        if (this.isSecond(at, end)) return 'twice';
        at = end;
      } else {
        const fault = this.step(code);
        if (fault) return fault;
      }
    }
    return null;
  }

  private step(code: number): JsonFault | null {
    if (isClosing(code)) this.open.pop();
    else if (isOpening(code)) this.open.push(code === OPEN_BRACE ? new Set() : null);
    else if (code !== COMMA) return null;
    if (!isClosing(code)) this.members += 1;
    if (this.open.length > this.limits.depth) return 'deep';
    return this.members > this.limits.members ? 'many' : null;
  }

  /** Whether the string is a key that its object has already. */
  private isSecond(start: number, end: number): boolean {
    const keys = this.open.at(-1);
    if (!keys || !isFollowedByColon(this.text, end)) return false;
    const key = keyOf(this.text.slice(start + 1, end));
    if (keys.has(key)) return true;
    keys.add(key);
    return false;
  }
}

/**
 * Why a JSON text is too costly or ambiguous to parse: its nesting, its number of members, or a duplicate key (of which
 * one parser takes the first and another the last).
 */
export const jsonFault = (text: string, limits: Limits): JsonFault | null => new JsonScan(text, limits).run();

const SAID = {
  deep: 'request.too_complex',
  many: 'request.too_complex',
  twice: 'request.doubled_key',
} as const satisfies Record<JsonFault, string>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of a row of the contract; other routes read no JSON. */
    bounds?: BodyBounds;
  }
}

/** Without a row there is no use for a body. */
const NO_BODY: Limits = { members: 32, depth: 2 };

/** Reads JSON within the bounds of its row: what is too costly or ambiguous is refused before it is parsed. */
export const registerJson = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    const fault = jsonFault(text, request.routeOptions.config.bounds ?? NO_BODY);
    if (fault) done(badRequest(SAID[fault]));
    else
      parse(request, text, (error, read) => {
        done(error, error ? undefined : withoutUnseenMarks(text, read));
      });
  });
};
