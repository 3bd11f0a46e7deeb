import { usccCheckCharacter, usccProblem } from '@contract/rules/uscc';
import fc from 'fast-check';

const CHARACTERS = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const oneOf = (characters: string, length: number) =>
  fc
    .array(fc.constantFrom(...characters), { minLength: length, maxLength: length })
    .map((all) => all.join(''));
const first17 = fc
  .tuple(oneOf(CHARACTERS, 2), oneOf('0123456789', 6), oneOf(CHARACTERS, 9))
  .map((parts) => parts.join(''));

test('a code with its own check character is accepted', () => {
  fc.assert(fc.property(first17, (code) => usccProblem(code + usccCheckCharacter(code)) === null));
});

test('any other last character is refused as a wrong check, not as a wrong format', () => {
  fc.assert(
    fc.property(first17, fc.constantFrom(...CHARACTERS), (code, last) => {
      fc.pre(last !== usccCheckCharacter(code));
      return usccProblem(code + last) === 'check';
    }),
  );
});

test('one mistyped character among the first seventeen never goes unnoticed', () => {
  fc.assert(
    fc.property(first17, fc.nat(8), fc.constantFrom(...CHARACTERS), (code, at, typed) => {
      const position = 8 + at;
      fc.pre(typed !== code[position]);
      const wrong = code.slice(0, position) + typed + code.slice(position + 1);
      return usccProblem(wrong + usccCheckCharacter(code)) === 'check';
    }),
  );
});

// The example of GB 32100-2015.
test('the standard’s own example is right', () => {
  expect(usccCheckCharacter('91350100M000100Y4')).toBe('3');
  expect(usccProblem('91350100M000100Y43')).toBeNull();
});

test.each([
  ['too short', '91350100M000100Y4'],
  ['too long', '91350100M000100Y433'],
  ['lower case', '91350100m000100y43'],
  ['a letter O', '91350100MO00100Y43'],
  ['a letter in the region', '91A50100M000100Y43'],
  ['nothing', ''],
  ['full-width digits', '９1350100M000100Y43'],
])('%s is a wrong format', (_name, code) => {
  expect(usccProblem(code)).toBe('format');
});
