import {
  formatClock,
  formatDate,
  formatDateTime,
  formatDays,
  formatDeadline,
  formatMonth,
  formatMonthDay,
  formatRange,
  formatWritten,
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

it('the word for year stays with its number at the end of a line', () => {
  expect(formatDate(evening, 'ru-RU')).toBe('15 сент. 2026\u00a0г.');
});

test('the ends of a range stand apart from its sign', () => {
  expect(formatRange('09-01', '09-30')).toBe('09-01 ～ 09-30');
  expect(formatRange('01.09.2026', '30.09.2026', 'de-DE')).toBe('01.09.2026 – 30.09.2026');
});

it.each([
  ['zh-CN', '2026-09', '09-15 ～ 10-02'],
  ['en-US', 'Sep 2026', 'Sep 15 – Oct 2'],
  ['de-DE', 'Sept. 2026', '15. Sept. – 2. Okt.'],
  ['ja-JP', '2026年9月', '9月15日 ～ 10月2日'],
])('writes months and days as %s does', (locale, month, days) => {
  expect(formatMonth('2026-09-14T20:00:00Z', locale)).toBe(month);
  const said = formatDays('2026-09-14T20:00:00Z', '2026-10-01T20:00:00Z', locale);
  expect(said.replace(/[\u2009\u202f\u00a0]/g, ' ')).toBe(days);
});

it.each([
  ['zh-CN', '2027-10', '2027-10'],
  ['de-DE', '2027-10', 'Okt. 2027'],
  ['ja-JP', '2027-10', '2027年10月'],
  ['en-US', '2027-02-12', 'Feb 12, 2027'],
  // Typed text that is not a valid month or day.
  ['en-US', '2027.13', '2027.13'],
  ['en-US', '2027-99-99', '2027-99-99'],
])('a month or day of a record in %s: %s is %s', (locale, written, shown) => {
  expect(formatWritten(written, locale)).toBe(shown);
});
