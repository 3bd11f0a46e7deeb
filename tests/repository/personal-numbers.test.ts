import { readdirSync, readFileSync } from 'node:fs';

// One in a hundred trace ids contains such a run of digits by chance, so a search for a number must check its edges.
const EDGES = 'tests/support/personal-data.ts';
const NOT_THERE = /\.not\.toMatch\(\/[^/\n]*\\d\{(?:8|9|1\d)\}[^/\n]*\/\)/;

it('no test looks for a personal number without its edges', () => {
  const tests = readdirSync('tests', { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.ts'),
  );
  expect(NOT_THERE.test(['expect(text)', 'not', 'toMatch(/199\\d{8}/)'].join('.'))).toBe(true);
  expect(
    tests
      .filter((path) => NOT_THERE.test(readFileSync(`tests/${path}`, 'utf8')))
      .map((path) => `${path}: use ${EDGES}`),
  ).toEqual([]);
});
