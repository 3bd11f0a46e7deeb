import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SERVER = 'server';
const sources = readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.ts'),
);

/** Each `.executeTakeFirst…()` with the query before it, from its table on. */
const firstRowQueries = (text: string): string[] =>
  [...text.matchAll(/\.executeTakeFirst(?:OrThrow)?\(\)/g)].map(({ index }) => {
    const before = text.slice(0, index);
    return before.slice(Math.max(before.lastIndexOf('selectFrom('), before.lastIndexOf('.execute')));
  });

it('asks for one row where the first of an order is wanted: the driver would fetch all of them', () => {
  const endless = sources.filter((path) =>
    firstRowQueries(readFileSync(join(SERVER, path), 'utf8')).some(
      (query) => query.includes('.orderBy(') && !query.includes('.limit('),
    ),
  );

  expect(endless).toEqual([]);
});
