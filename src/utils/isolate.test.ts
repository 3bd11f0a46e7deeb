import { isolate, plainDigits, rightToLeftList } from './isolate';

it.each([
  ['2027-01', '\u20682027-01\u2069'],
  ['', ''],
  [25, 25],
])('%j in a sentence becomes %j', (value, expected) => {
  expect(isolate(value)).toBe(expected);
});

it.each([
  [(25).toLocaleString('ar-EG'), '25'],
  [(1309).toLocaleString('fa-IR', { useGrouping: false }), '1309'],
  [(48).toLocaleString('ne-NP'), '48'],
  [(67).toLocaleString('bn-BD'), '67'],
  ['申报 3 项', '申报 3 项'],
])('%s is written %s', (text, expected) => {
  expect(plainDigits(text)).toBe(expected);
});

it('a list of one or of nothing has no direction of its own', () => {
  expect([[], ['甲'], ['', '']].map((parts) => rightToLeftList(parts, '، '))).toEqual(['', '甲', '، ']);
});
