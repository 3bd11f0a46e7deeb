import pg from 'pg';

const { builtins } = pg.types;

/** Ids, counts and 分 are far below 2^53; a value above it would lose digits silently, so it fails. */
function parseBigInt(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} does not fit a JavaScript number`);
  return value;
}

/** OIDs of array types, which `builtins` does not name. */
const INT8_ARRAY = 1016;
const TEXT_ARRAY = 1009;
const parserOf: (oid: number, format?: 'text') => (text: string) => unknown = pg.types.getTypeParser;
const parseTextArray = parserOf(TEXT_ARRAY) as (text: string) => (string | null)[];

const PARSERS: Record<number, (text: string) => unknown> = {
  [builtins.INT8]: parseBigInt,
  [INT8_ARRAY]: (text) => parseTextArray(text).map((item) => (item === null ? null : parseBigInt(item))),
  // pg would make it midnight of the machine's own time zone, a day off for half the world.
  [builtins.DATE]: (text) => text,
};

/** How values of PostgreSQL become values of JavaScript, for our pools only. */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    (format !== 'binary' && PARSERS[oid]) || pg.types.getTypeParser(oid, format ?? 'text'),
};
