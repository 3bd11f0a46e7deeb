import { formatSpan } from './format-span';

it.each([
  ['zh-CN', '5—30'],
  ['zh-TW', '5—30'],
  ['ja-JP', '5～30'],
  ['de-DE', '5–30'],
])('in %s numbers stand apart by the sign of its texts', (locale, said) => {
  expect(formatSpan(5, 30, locale)).toBe(said);
});
