import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Any other way of reading accepts `0x1` or `1e0` as another spelling, and `2.5` as a page that does not exist. */
const OWN_WAY = /Number\(\s*(?:useParams\(\)|(?:search|params|query|\w*[pP]arams)\.get\()|\w+: Number\(id\)/;

it('pages read the numbers in an address by the one rule', () => {
  const pages = readdirSync('src/pages', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('.test.'),
  );
  const found = pages.filter((file) => OWN_WAY.test(readFileSync(join('src/pages', file), 'utf8')));

  expect(found).toEqual([]);
  expect(pages.length).toBeGreaterThan(300);
});
