import { readdirSync, readFileSync } from 'node:fs';

// A run of digits is found in one trace id of a hundred: what looks for a number has to look at its edges.
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
