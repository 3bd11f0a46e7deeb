import { cleanAmount, parseDecimal, toHalfWidth } from '@contract/rules/clean-number';

test('full-width digits, spaces and the unit are cleaned away', () => {
  expect(cleanAmount(' １２０．５　万元')).toBe('120.5');
  expect(cleanAmount('42。50')).toBe('42.50');
  expect(cleanAmount('3万')).toBe('3');
});

test.each([
  ['￥42.00', '42.00'],
  ['¥42', '42'],
  [' ￥ 1,234.50 ', '1234.50'],
  ['¥１２０万元', '120'],
  ['42¥', '42¥'],
  ['¥¥42', '¥42'],
  ['42元', '42元'],
])('the sign of the currency goes where it stands before the amount: %s', (typed, meant) =>
  expect(cleanAmount(typed)).toBe(meant),
);

test('what is no amount has no currency', () => expect(parseDecimal('¥3')).toBeNull());

test('commas go only where they group thousands', () => {
  expect(cleanAmount('12,000.50')).toBe('12000.50');
  expect(cleanAmount('１，２００')).toBe('1200');
  expect(cleanAmount('1,2')).toBe('1,2');
});

test('text that is no number stays text', () => {
  expect(parseDecimal('十二')).toBeNull();
  expect(parseDecimal('1.2.3')).toBeNull();
  expect(parseDecimal('')).toBeNull();
  expect(parseDecimal('-3.5')).toBe(-3.5);
});

test('letters are narrowed as well', () => {
  expect(toHalfWidth('ＡＢ１２')).toBe('AB12');
});
