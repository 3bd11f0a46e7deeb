import { type Budget, budgetSums, fenFromWan, wanFromFen } from '@contract/rules/budget';
import fc from 'fast-check';

const amount = fc.option(fc.integer({ min: 0, max: 1_000_000_000_000 }), { nil: null });
const line = fc.record({ special: amount, self: amount });
const budget: fc.Arbitrary<Budget> = fc.record({
  equipment: line,
  business: line,
  labour: line,
  indirect: line,
});

test('sums are exact: columns and rows give the same total, to the 分', () => {
  fc.assert(
    fc.property(budget, (lines) => {
      const { direct, total } = budgetSums(lines);
      const cells = Object.values(lines).flatMap(({ special, self }) => [special ?? 0, self ?? 0]);
      expect(total.both).toBe(cells.reduce((sum, cell) => sum + cell, 0));
      expect(total.special + total.self).toBe(total.both);
      expect(total.both - direct.both).toBe((lines.indirect.special ?? 0) + (lines.indirect.self ?? 0));
    }),
  );
});

test('the share of indirect costs leaves equipment out, and is unknown without a base', () => {
  const zero = { special: null, self: null };
  const lines: Budget = {
    equipment: { special: 900, self: 100 },
    business: { special: 300, self: 100 },
    labour: { special: 100, self: null },
    indirect: { special: 100, self: 25 },
  };
  expect(budgetSums(lines).indirectRatio).toBe(0.25);
  expect(budgetSums({ ...lines, business: zero, labour: zero }).indirectRatio).toBeNull();
});

test('万元 on screen and 分 on the wire are the same money', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (hundredths) => {
      const fen = hundredths * 10_000;
      return fenFromWan(wanFromFen(fen)) === fen;
    }),
  );
});

test.each([
  ['120', 120_000_000],
  ['1.5', 1_500_000],
  ['0.01', 10_000],
  [' 1,200.50 ', 1_200_500_000],
  ['１２．５', 12_500_000],
  ['0', 0],
])('%s 万元 is %d 分', (text, fen) => {
  expect(fenFromWan(text)).toBe(fen);
});

test.each(['-1', '1.234', '1.', '.5', 'abc', '', '1e3', '1.2.3', '∞'])('%s is no amount', (text) => {
  expect(fenFromWan(text)).toBeNull();
});

test('what lies between two hundredths is rounded half up, below zero too', () => {
  expect([4_999, 5_000, 123_450_000, -1_500_000, -4_999].map(wanFromFen)).toEqual([
    '0.00',
    '0.01',
    '123.45',
    '−1.50',
    '0.00',
  ]);
});
