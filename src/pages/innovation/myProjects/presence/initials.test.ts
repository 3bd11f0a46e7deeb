import { initialsOf } from './initials';

test.each([
  ['顾明谦', '谦'],
  ['阿卜杜拉·买买提', '提'],
  ['Anna Maria Schmidt', 'AS'],
  ['gumingqian', 'G'],
  [' ', ''],
])('%s is %s in a small circle', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
