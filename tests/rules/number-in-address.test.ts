import { idInAddress, pageInAddress, wholeNumberIn } from '@contract/rules/number-in-address';

it.each([
  ['1', 1],
  ['4096', 4096],
  [String(Number.MAX_SAFE_INTEGER), Number.MAX_SAFE_INTEGER],
])('%s names a record', (text, id) => {
  expect(idInAddress(text)).toBe(id);
});

const NONE = [
  ...[
    '',
    '0',
    '-1',
    '-0',
    '01',
    '+1',
    '1.0',
    '1e0',
    '1E2',
    '0x1',
    '0b1',
    '0o7',
    '1n',
    '1_0',
    ' 1',
    '1 ',
    '1\n',
    '1\0',
  ],
  ...[
    '１',
    '١',
    'true',
    'NaN',
    'Infinity',
    'new',
    '1,2',
    '9007199254740993',
    '9'.repeat(400),
    null,
    undefined,
  ],
];

it.each(NONE)('%j names none', (text) => {
  expect(idInAddress(text)).toBeNaN();
});

it('zero and what is below it are numbers all the same', () => {
  expect(['0', '-3', '-0', ''].map(wholeNumberIn)).toEqual([0, -3, null, null]);
});

it.each([...NONE, '0x2', '2e0', ' 2', '+2', '２', '2.5', '1000001', '-7'])('%j is the first page', (text) => {
  expect(pageInAddress(text)).toBe(1);
});

it('any other page is the one it says', () => {
  expect(['1', '2', '1000000'].map(pageInAddress)).toEqual([1, 2, 1_000_000]);
});
