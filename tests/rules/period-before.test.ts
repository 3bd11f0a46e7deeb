import { periodBefore } from '@contract/rules/period-before';

const [first, second, third] = [
  { id: 7, applyStart: '2024-09-01T00:00:00+08:00' },
  { id: 2, applyStart: '2025-09-01T00:00:00+08:00' },
  { id: 5, applyStart: '2026-09-01T00:00:00+08:00' },
] as const;

it.each([
  [first, undefined],
  [second, first],
  [third, second],
])('before %j there was %j, in whatever order they are listed', (period, before) => {
  expect(periodBefore([third, first, second], period)).toBe(before);
  expect(periodBefore([first, second, third], period)).toBe(before);
});
