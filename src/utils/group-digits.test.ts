import { groupDigits, withGroupedDigits } from './group-digits';

const write = (count: number): string => new Intl.NumberFormat('zh-CN').format(count);

test.each([
  [0, '0'],
  [2026, '2026'],
  [9999, '9999'],
  [10_000, '10,000'],
  [12_345_678, '12,345,678'],
  [-12_345, '-12,345'],
  [12_345.5, '12345.5'],
])('%d is read as %s', (count, text) => {
  expect(groupDigits(count, write)).toBe(text);
});

test.each([
  ['共 12345678 条', { total: 12_345_678 }, '共 12,345,678 条'],
  ['已生成 12000 / 100000 行', { done: 12_000, total: 100_000 }, '已生成 12,000 / 100,000 行'],
  // Grouped by the message already, or part of something that is not a count.
  ['12,345 items', { n: 12_345 }, '12,345 items'],
  ['编号 KC123456，共 12345 项。', { no: 'KC123456', n: 12_345 }, '编号 KC123456，共 12,345 项。'],
  ['12345.00 万元', { amount: '12345.00', n: 12_345 }, '12345.00 万元'],
  ['2026 年共 3 项', { year: 2026, n: 3 }, '2026 年共 3 项'],
  ['Found 12345.', { n: 12_345 }, 'Found 12,345.'],
])('%s with %j is said as %s', (text, values, said) => {
  expect(withGroupedDigits(text, values, write)).toBe(said);
});
