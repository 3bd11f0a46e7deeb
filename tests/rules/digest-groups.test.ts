import { codeOfDigest, groupedDigest } from '@contract/rules/digest-groups';

const DIGEST = '3fa901c75e20b4d8aa';

test.each([
  ['', ''],
  ['3fa', '3FA'],
  ['3fa901c7', '3FA9 01C7'],
  [DIGEST, '3FA9 01C7 5E20 B4D8 AA'],
])('%j is read as %j', (hex, expected) => {
  expect(groupedDigest(hex)).toBe(expected);
});

test('a code is the first sixteen digits', () => {
  expect(codeOfDigest(DIGEST)).toBe('3FA9-01C7-5E20-B4D8');
});
