import { findLanguages, likelyLanguages } from './find-languages';

const codes = (found: { lang: string }[]): string[] => found.map(({ lang }) => lang);

it.each([
  ['日本', ['ja-JP']],
  ['japan', ['ja-JP']],
  ['francais', ['fr-BE', 'fr-FR']],
  ['PT-', ['pt-BR', 'pt-PT']],
  ['עברית', ['he-IL']],
  ['klingon', []],
])('the word %s finds %j', (word, expected) => {
  expect(codes(findLanguages(word))).toEqual(expected);
});

it('nothing typed finds all', () => {
  expect(findLanguages(' ')).toHaveLength(54);
});

it.each([
  [
    ['zh-CN', 'en-US'],
    ['de', 'zh-CN'],
    ['zh-CN', 'en-US', 'de-DE'],
  ],
  [['zh-CN'], ['pt-BR', 'pt'], ['zh-CN', 'pt-BR']],
  [['zh-CN'], ['sw'], ['zh-CN']],
])('read before: %j, preferred: %j → likely: %j', (recent, preferred, expected) => {
  expect(codes(likelyLanguages(recent, preferred))).toEqual(expected);
});
