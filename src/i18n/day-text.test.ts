import { formatDate, formatMonthDay } from '@/utils/format-time';
import { dayText, isThisYear } from './day-text';
import type { TimeText } from './useTimeText';

const time = { date: formatDate, monthDay: formatMonthDay } as Partial<TimeText> as TimeText;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-12-31T23:59:58+08:00') });
});
afterEach(() => {
  delete document.documentElement.dataset['prepared'];
  jest.useRealTimers();
});

test.each([
  ['2026-01-01T00:00:00+08:00', '01-01'],
  ['2026-12-31T15:59:59Z', '12-31'],
  // The first second of the next year in Beijing is still the last day of this one in London.
  ['2026-12-31T16:00:00Z', '2027-01-01'],
  ['2025-12-30T10:00:00+08:00', '2025-12-30'],
])('%s is written %s at the end of 2026', (moment, written) => {
  expect(dayText(time, moment)).toBe(written);
});

test('a prepared page goes on showing the year in which it was drawn until the app has taken it over', () => {
  const drawn = Date.parse('2026-12-31T23:59:58+08:00');
  jest.setSystemTime(new Date('2027-01-01T00:00:03+08:00'));
  document.documentElement.dataset['prepared'] = String(drawn);
  expect(isThisYear('2026-12-30T10:00:00+08:00')).toBe(true);
  delete document.documentElement.dataset['prepared'];
  expect(isThisYear('2026-12-30T10:00:00+08:00')).toBe(false);
});
