import type { Fields } from '@contract/rules/draft-fields';

/** Fields whose values say who somebody is; wherever such a value stands in a text, it is taken out. */
const TELLING =
  /^(unit\.(name|uscc|address|legalPerson|contactName|contactPhone|contactEmail|partners\.[^.]+\.(name|uscc))|team\.(leaderPhone|leaderEmail|members\.[^.]+\.(name|unit|phone)))$/;
const LEGAL_FORM = /(股份有限公司|有限责任公司|有限公司|研究院|研究所|集团)$/;
const TRADE = /(科技|技术|新材料|信息|实业)$/;
const SHORTEST = 2;

export const HIDDEN_WORD = '〔隐去〕';

/** 青陶水务科技有限公司 is known as 青陶水务 as well. */
const namesOf = (value: string): string[] => {
  const stem = value.replace(LEGAL_FORM, '');
  return [value, stem, stem.replace(TRADE, '')];
};

/** Words that would tell an expert whose application it is, longest first. */
export const tellingWords = (fields: Fields, more: readonly (string | null)[]): string[] => {
  const told = Object.entries(fields).flatMap(([path, value]) =>
    typeof value === 'string' && TELLING.test(path) ? namesOf(value.trim()) : [],
  );
  const known = more.flatMap((word) => (word ? namesOf(word.trim()) : []));
  return [...new Set([...told, ...known])]
    .filter((word) => [...word].length >= SHORTEST)
    .sort((a, b) => b.length - a.length);
};

const PHONE = /(?<!\d)1[3-9]\d{9}(?!\d)/g;
const LANDLINE = /(?<!\d)0\d{2,3}[- ]?\d{7,8}(?!\d)/g;
const MAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** The text without those words, and without any telephone number or mail address. */
export const blind = (text: string, words: readonly string[]): string =>
  words
    .reduce((rest, word) => rest.replaceAll(word, HIDDEN_WORD), text)
    .replace(MAIL, HIDDEN_WORD)
    .replace(PHONE, HIDDEN_WORD)
    .replace(LANDLINE, HIDDEN_WORD);
