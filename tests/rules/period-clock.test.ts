import { isOver, periodStatus } from '@contract/rules/period-clock';

const dates = {
  applyStart: '2026-09-01T09:00:00+08:00',
  applyEnd: '2026-09-30T23:59:59+08:00',
  closeAt: '2028-01-31T23:59:59+08:00',
};
const at = (time: string): Date => new Date(time);

test.each([
  ['the second before it opens', '2026-09-01T08:59:59+08:00', 'forecast'],
  ['the second it opens', '2026-09-01T09:00:00+08:00', 'open'],
  ['72 hours and a second before the end', '2026-09-27T23:59:58+08:00', 'open'],
  ['72 hours before the end', '2026-09-27T23:59:59+08:00', 'closing'],
  ['the last second', '2026-09-30T23:59:59+08:00', 'closing'],
  ['the last thousandth of the last second', '2026-09-30T23:59:59.999+08:00', 'closing'],
  ['midnight after', '2026-10-01T00:00:00+08:00', 'closed'],
  ['the day it ends altogether', '2028-01-31T23:59:59+08:00', 'closed'],
  ['after that', '2028-02-01T00:00:00+08:00', 'archived'],
])('at %s', (_name, now, status) => {
  expect(periodStatus(dates, at(now))).toBe(status);
});

test('the same moment counts, however its offset is written', () => {
  expect(isOver('2026-09-30T15:59:59Z', at('2026-09-30T23:59:59.500+08:00'))).toBe(false);
  expect(isOver('2026-09-30T15:59:59Z', at('2026-10-01T00:00:00+08:00'))).toBe(true);
});
