import { textLength } from '@contract/rules/text-length';

test.each([
  ['汉字', 2],
  ['𠮷野', 2],
  ['一\r\n二', 3],
  ['', 0],
  [null, 0],
  ['  \n ', 0],
  [' 一 二\n', 3],
])('%j counts as %i', (text, n) => expect(textLength(text)).toBe(n));
