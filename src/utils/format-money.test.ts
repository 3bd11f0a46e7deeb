import { formatWan, formatWanRange, formatWanShort, formatYuan } from './format-money';

test('分 become 万元 with two decimals', () => {
  expect(formatWan(120_000_000)).toBe('120.00');
  expect(formatWan(-1_500_000)).toBe('−1.50');
  expect(formatWan(1_234_567_890_000)).toBe('1,234,567.89');
});

test('reading figures are grouped and lose idle zeros', () => {
  expect(formatWanShort(1_250_000_000)).toBe('1,250');
  expect(formatWanShort(80_500_000)).toBe('80.5');
  expect(formatWanShort(0)).toBe('0');
  expect(formatWanShort(1_000_000_000)).toBe('1,000');
});

test('a range of one figure is that figure', () => {
  expect(formatWanRange(80_000_000, 120_000_000)).toBe('80—120');
  expect(formatWanRange(80_000_000, 80_000_000)).toBe('80');
});

test.each([
  ['en-US', 20_000_000, 35_000_000, 'CNY 200,000–350,000'],
  ['en-US', 35_000_000, 35_000_000, 'CNY 350,000'],
  ['en-US', 150_050, 150_050, 'CNY 1,500.5'],
  ['de-DE', 20_000_000, 35_000_000, '200.000–350.000 CNY'],
  ['ar-EG', 20_000_000, 35_000_000, '\u200f200,000–350,000 CNY'],
])('in %s whole yuan stand as people write them', (locale, from, to, text) => {
  expect(formatYuan(locale, from, to).replace(/\s/g, ' ')).toBe(text);
});
