import { idNumberCheckCharacter, idNumberProblem, isMasked, maskIdNumber } from '@contract/rules/id-number';
import fc from 'fast-check';

const TODAY = new Date('2026-09-14T00:00:00+08:00');
const withCheck = (first: string): string => first + idNumberCheckCharacter(first);
const born = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2026-09-13'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10).replaceAll('-', ''));
const first17 = fc
  .tuple(fc.integer({ min: 100_000, max: 999_999 }), born, fc.integer({ min: 100, max: 999 }))
  .map((parts) => parts.join(''));

test('a number with its own check character is accepted, a small x too', () => {
  fc.assert(fc.property(first17, (first) => idNumberProblem(withCheck(first).toLowerCase(), TODAY) === null));
});

test('another check character is refused', () => {
  fc.assert(
    fc.property(first17, fc.constantFrom(...'0123456789X'), (first, last) => {
      fc.pre(last !== idNumberCheckCharacter(first));
      return idNumberProblem(first + last, TODAY) === 'check';
    }),
  );
});

// The example of GB 11643-1999.
test('the standard’s own example is right', () => {
  expect(idNumberProblem('11010519491231002X', TODAY)).toBeNull();
});

test.each([
  ['17 digits', '11010519491231002', 'length'],
  ['19 characters', '11010519491231002XX', 'length'],
  ['a letter in the middle', '1101051949A231002X', 'length'],
  ['30 February', withCheck('11010519490230002'), 'date'],
  ['month 13', withCheck('11010519491331002'), 'date'],
  ['29 February of a common year', withCheck('11010520250229002'), 'date'],
  ['born tomorrow', withCheck('11010520260916002'), 'date'],
  ['born before 1900', withCheck('11010518991231002'), 'date'],
])('%s is refused as %s', (_name, value, problem) => {
  expect(idNumberProblem(value, TODAY)).toBe(problem);
});

test('29 February of a leap year is a day', () => {
  expect(idNumberProblem(withCheck('11010520240229002'), TODAY)).toBeNull();
});

test('the mask shows three and four characters of eighteen, and is known as a mask', () => {
  expect(maskIdNumber('11010519491231002X')).toBe('110***********002X');
  expect(isMasked(maskIdNumber('11010519491231002X'))).toBe(true);
  expect(isMasked('11010519491231002X')).toBe(false);
  expect(maskIdNumber('1234567')).toBe('*******');
  expect(maskIdNumber('E12345678')).toBe('*******78');
});

it('shows what a mask is, however little of a number has been typed', () => {
  const whole = '11010519491231002X';
  const begun = Array.from(whole, (_, at) => maskIdNumber(whole.slice(0, at + 1)));

  expect(begun.filter((masked) => !isMasked(masked))).toEqual([]);
});
