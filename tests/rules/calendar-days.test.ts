import { endpoints } from '@contract/endpoints';
import { Day, Time } from '@contract/schema';

interface Node {
  pattern?: string;
  minLength?: number;
  [key: string]: unknown;
}
/** Every text with a shape that a caller may send, with its place. */
const shapesIn = (node: unknown, place: string): { place: string; shape: RegExp }[] => {
  if (typeof node !== 'object' || node === null) return [];
  const { pattern } = node as Node;
  const own = typeof pattern === 'string' ? [{ place, shape: new RegExp(pattern) }] : [];
  return [...own, ...Object.entries(node).flatMap(([key, part]) => shapesIn(part, `${place}.${key}`))];
};
const sent = Object.entries(endpoints).flatMap(([key, row]) => {
  const { query, body } = row as { query?: unknown; body?: unknown };
  const shapes = [...shapesIn(query, `${key} query`), ...shapesIn(body, `${key} body`)];
  // A pattern that accepts any word is not a pattern for dates.
  return shapes.filter(({ shape }) => !shape.test('2026-word'));
});
const patternOf = (schema: object): RegExp => new RegExp((schema as { pattern: string }).pattern);
const CLOCK = 'T09:00:00+08:00';
const IMPOSSIBLE = ['2026-02-29', '2026-02-31', '2026-04-31', '2026-13-01', '2026-00-10', '2100-02-29'];

describe('days and moments that are sent', () => {
  it('are there: filters of lists, and dates of forms', () => {
    expect(sent.filter(({ shape }) => shape.test('2026-02-28')).length).toBeGreaterThan(4);
    expect(sent.filter(({ shape }) => shape.test(`2026-02-28${CLOCK}`)).length).toBeGreaterThan(10);
  });

  it.each(IMPOSSIBLE)('are refused where there is no %s', (day) => {
    const shapes = sent.filter(({ shape }) => shape.test('2026-02-28') || shape.test(`2026-02-28${CLOCK}`));
    expect(shapes.filter(({ shape }) => shape.test(day) || shape.test(`${day}${CLOCK}`))).toEqual([]);
  });

  it('include each day of four years, and no other', () => {
    const day = patternOf(Day);
    const real = new Set(
      Array.from({ length: 1461 }, (_, n) => new Date(Date.UTC(2025, 0, 1 + n)).toISOString().slice(0, 10)),
    );
    const two = (n: number) => String(n).padStart(2, '0');
    for (let year = 2025; year <= 2028; year++)
      for (let month = 0; month <= 13; month++)
        for (let date = 0; date <= 32; date++) {
          const text = `${year}-${two(month)}-${two(date)}`;
          expect([text, day.test(text)]).toEqual([text, real.has(text)]);
        }
    expect(day.test('2000-02-29')).toBe(true);
  });

  it.each([
    `2026-02-28T24:00:00Z`,
    '2026-02-28T09:60:00Z',
    '2026-02-28T09:00:00+24:00',
    '2026-02-28 09:00:00+08:00',
  ])('are no %s', (moment) => {
    expect(patternOf(Time).test(moment)).toBe(false);
  });

  it.each(['2026-02-28T09:00:00Z', '2026-02-28T09:00:00.123Z', '2028-02-29T23:59:59-05:00'])(
    'may be %s',
    (moment) => {
      expect(patternOf(Time).test(moment)).toBe(true);
    },
  );
});
