import { rememberRound, wasRoundOpen } from './round-memory';

test('a place is held for the round unless none was open the last time', () => {
  expect(wasRoundOpen()).toBe(true);
  rememberRound(false);
  expect(wasRoundOpen()).toBe(false);
  rememberRound(true);
  expect(wasRoundOpen()).toBe(true);
});
