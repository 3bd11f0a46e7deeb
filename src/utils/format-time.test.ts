import {
  formatClock,
  formatDate,
  formatDateTime,
  formatDeadline,
  formatMonthDay,
  formatRange,
} from './format-time';

const evening = '2026-09-14T17:30:05Z';

test('times are those of Beijing, whatever the zone of the text', () => {
  expect(formatDate(evening)).toBe('2026-09-15');
  expect(formatDateTime(evening)).toBe('2026-09-15 01:30');
  expect(formatDeadline(evening)).toBe('2026-09-15 01:30:05');
  expect(formatMonthDay(evening)).toBe('09-15');
  expect(formatClock(evening)).toBe('01:30');
});

test('other languages write them their own way', () => {
  expect(formatDate(evening, 'en-US')).toBe('Sep 15, 2026');
  expect(formatClock(evening, 'en-GB')).toBe('01:30');
});

test('ranges are spaced', () => {
  expect(formatRange('09-01', '09-30')).toBe('09-01 ～ 09-30');
});
