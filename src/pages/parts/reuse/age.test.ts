import { ageOf } from './age';

const NOW = Date.parse('2026-11-25T08:00:00+08:00');

test.each([
  ['2026-11-25T07:00:00+08:00', 'days', 0],
  ['2026-11-22T08:00:00+08:00', 'days', 3],
  ['2025-12-20T08:00:00+08:00', 'months', 11],
  ['2025-01-10T08:00:00+08:00', 'months', 22],
  ['2023-11-01T08:00:00+08:00', 'years', 3],
  ['2026-11-26T08:00:00+08:00', 'days', 0],
])('%s is %s, %i ago', (at, unit, n) => {
  expect(ageOf(at, NOW)).toEqual({ unit, n });
});
