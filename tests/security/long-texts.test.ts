import type { Endpoint } from '@contract/endpoint';
import { endpoints } from '@contract/endpoints';
import { cleanFileName } from '@contract/rules/clean-file-name';
import { loggedPath } from '@server/logging/log-serializers';

/** Every pattern of the contract, anywhere in a request. */
const patternsIn = (schema: unknown): string[] => {
  if (typeof schema !== 'object' || schema === null) return [];
  const { pattern, ...rest } = schema as { pattern?: unknown };
  return [
    ...(typeof pattern === 'string' ? [pattern] : []),
    ...Object.values({ ...rest, ...(typeof pattern === 'object' ? { pattern } : {}) }).flatMap(patternsIn),
  ];
};
const patterns = new Set(
  Object.values(endpoints as Record<string, Endpoint>).flatMap(({ params, query, body }) =>
    patternsIn({ params, query, body }),
  ),
);

/** Every function or expression that reads text from strangers. */
const READERS: [what: string, read: (text: string) => unknown][] = [
  ...[...patterns].map((pattern): [string, (text: string) => unknown] => {
    const expression = new RegExp(pattern);
    return [pattern, (text) => expression.test(text)];
  }),
  ['the log of a path', (text) => loggedPath(`/${text}`)],
  ['the name of a file', cleanFileName],
];

const UNITS = [
  'a',
  '0',
  ' ',
  '-',
  '.',
  '_',
  '1,',
  'a.',
  'a@',
  '%40',
  '@',
  'aA0_-',
  '文',
  '/',
  '/a',
  ':',
  '12:',
  '1年',
  'T',
  '日 ',
];
/** The first part makes a beginning that matches, the last part an end that does not. */
const textsOf = (length: number): string[] =>
  UNITS.flatMap((unit) =>
    ['', '1', 'a', '/'].map((begin) => `${begin}${unit.repeat(Math.ceil(length / unit.length))}\u0001`),
  );
const SHORT = 1000;
const TIMES = 12;

const timeOf = (read: (text: string) => unknown, text: string): number => {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 3; run += 1) {
    const began = performance.now();
    read(text);
    best = Math.min(best, performance.now() - began);
  }
  return best;
};
/** Shorter times are below the precision of the clock. */
const CLOCK_MS = 0.05;
/** Linear time grows by 12, quadratic time by 144. */
const isBySquare = (read: (text: string) => unknown, text: string, longer: string): boolean =>
  timeOf(read, longer) / Math.max(timeOf(read, text), CLOCK_MS) > (TIMES * TIMES) / 2;

it('whatever is read of strangers takes time by its length, not by the square of it [req:attack-a61]', () => {
  const [short, long] = [textsOf(SHORT), textsOf(SHORT * TIMES)];
  const slow = READERS.filter(([, read]) => short.some((text, n) => isBySquare(read, text, long[n] ?? '')));

  expect(slow.map(([what]) => what)).toEqual([]);
  expect(patterns.size).toBeGreaterThan(15);
});
