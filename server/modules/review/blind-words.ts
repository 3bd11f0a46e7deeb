import { contactSpans, replaceSpans } from '@contract/rules/contact-in-text';
import type { Fields } from '@contract/rules/draft-fields';
import { foldText, type Span } from '@contract/rules/folded-text';

/** Fields whose values reveal who somebody is; such values are removed from all texts. */
const TELLING =
  /^(unit\.(name|uscc|address|legalPerson|contactName|contactPhone|contactEmail|partners\.[^.]+\.(name|uscc))|team\.(leaderPhone|leaderEmail|members\.[^.]+\.(name|unit|phone)))$/;
const REGION = /^[\p{Script=Han}]{2,8}?(?:特别行政区|自治区|自治州|省|市|区|县)/u;
const LEGAL_FORM =
  /(?:集团|控股)?(?:股份有限公司|有限责任公司|有限公司|公司|研究院|研究所|实验室|设计院|中心|医院|大学|学院|学会|协会|集团)$/;
const TRADE =
  /(?:科技|技术|新材料|材料|信息|实业|水务|环保|环境|电子|电气|生物|医药|医疗|能源|智能|机械|装备|仪器|数据|软件|网络|通信|工程|发展|农业|化工)+$/;
const SHORTEST = 2;

export const HIDDEN_WORD = '〔隐去〕';

/** 云岭省青陶水务科技有限公司 is known as 青陶水务科技 and as 青陶 as well. */
const namesOf = (value: string): string[] => {
  const local = value.replace(REGION, '');
  const stem = local.replace(LEGAL_FORM, '');
  const shorter = [local, stem, stem.replace(TRADE, '')];
  // A name without region and form that is only a trade, such as 水务集团, occurs in half of all texts, so it is not
  // removed.
  return [value, ...shorter.filter((name) => name.replace(TRADE, '') !== '')];
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

const SEPARATORS = /[\s·.]+/g;
/** The most spaces or dots that people put between two characters of a name. */
const BETWEEN_MAX = 3;
const escaped = (character: string): string => character.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/**
 * Matches a name also with spaces or dots between its characters, as people write two-character names. Separators in
 * the name itself are dropped: matched literally as well, a run of them could be matched in too many ways.
 */
const patternOf = (word: string): string => {
  const { plain } = foldText(word);
  const characters = [...plain.replace(SEPARATORS, '')];
  if (characters.length < SHORTEST) return '';
  const widest = Math.max(BETWEEN_MAX, ...[...plain.matchAll(SEPARATORS)].map(([run]) => run.length));
  return characters.map(escaped).join(`[\\s·.]{0,${widest}}`);
};

const wordSpans = (text: string, words: readonly string[]): Span[] => {
  const patterns = words.map(patternOf).filter(Boolean);
  if (patterns.length === 0) return [];
  const { plain, spanOf } = foldText(text);
  const found = plain.matchAll(new RegExp(patterns.join('|'), 'gu'));
  return [...found].map((match) => spanOf(match.index, match.index + match[0].length));
};

/** The text without those words, and without any telephone number, mail address or chat account. */
export const blind = (text: string, words: readonly string[]): string =>
  replaceSpans(text, [...wordSpans(text, words), ...contactSpans(text)], HIDDEN_WORD);
