import { countCharacters } from './count-characters';

test('rare 汉字, emoji and line breaks count once', () => {
  expect(countCharacters('汉字')).toBe(2);
  expect(countCharacters('𠮷野')).toBe(2);
  expect(countCharacters('一\r\n二')).toBe(3);
  expect(countCharacters('')).toBe(0);
});
