import { formatWan, formatWanRange, formatWanShort } from './format-money';

test('分 become 万元 with two decimals', () => {
  expect(formatWan(120_000_000)).toBe('120.00');
  expect(formatWan(-1_500_000)).toBe('−1.50');
});

test('reading figures are grouped and lose idle zeros', () => {
  expect(formatWanShort(1_250_000_000)).toBe('1,250');
  expect(formatWanShort(80_500_000)).toBe('80.5');
  expect(formatWanShort(0)).toBe('0');
});

test('a range of one figure is that figure', () => {
  expect(formatWanRange(80_000_000, 120_000_000)).toBe('80—120');
  expect(formatWanRange(80_000_000, 80_000_000)).toBe('80');
});
