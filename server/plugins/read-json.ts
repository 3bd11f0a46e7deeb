import type { FastifyInstance } from 'fastify';
import { badRequest } from './app-error';
import type { BodyBounds } from './body-bounds';

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

/** Two spellings of one key are one key. */
const keyOf = (raw: string): string => {
  if (!raw.includes('\\')) return raw;
  try {
    return String(JSON.parse(`"${raw}"`));
  } catch {
    return raw; // The parser refuses the whole text for it.
  }
};

/**
 * What makes a text too costly or ambiguous to be read at all, found in one pass that builds nothing: nesting, the
 * number of members, and a key that stands twice (of which one reader takes the first and another one the last).
 */
export const jsonFault = (
  text: string,
  { members, depth }: Pick<BodyBounds, 'members' | 'depth'>,
): JsonFault | null => {
  const containers: (Set<string> | null)[] = [];
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      const end = endOfString(text, at);
      const keys = containers.at(-1);
      if (keys && isFollowedByColon(text, end)) {
        const key = keyOf(text.slice(at + 1, end));
        if (keys.has(key)) return 'twice';
        keys.add(key);
      }
      at = end;
    } else if (code === OPEN_BRACE || code === OPEN_BRACKET) {
      containers.push(code === OPEN_BRACE ? new Set() : null);
      if (containers.length > depth) return 'deep';
      count += 1;
    } else if (code === CLOSE_BRACE || code === CLOSE_BRACKET) containers.pop();
    else if (code === COMMA) count += 1;
    if (count > members) return 'many';
  }
  return null;
};

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
const NO_BODY: Pick<BodyBounds, 'members' | 'depth'> = { members: 32, depth: 2 };

/** Reads JSON within the bounds of its row: what is too costly or ambiguous is refused before it is parsed. */
export const registerJson = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    const fault = jsonFault(text, request.routeOptions.config.bounds ?? NO_BODY);
    if (fault) done(badRequest(SAID[fault]));
    else parse(request, text, done);
  });
};
