import { isFinal, RequestError } from './request-error';

test.each([
  ['a record that is gone', { kind: 'reply', httpStatus: 404 }, true],
  [
    'a demand that its owner has withdrawn',
    { kind: 'reply', code: 409, errorCode: 'demand.taken_back' },
    true,
  ],
  ['a record that somebody has changed', { kind: 'reply', code: 409, errorCode: 'demand.state' }, false],
  ['no answer', { kind: 'network' }, false],
] as const)('%s: final %#', (_, failure, wanted) => {
  expect(isFinal(new RequestError(failure))).toBe(wanted);
});

test('an error of the program is no refusal', () => {
  expect(isFinal(new Error('broken'))).toBe(false);
});
