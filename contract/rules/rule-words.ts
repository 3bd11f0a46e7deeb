import { inChinese, type Word, wordTable } from '@contract/word';

const GUIDE_WORDS = wordTable('guide', { clause: '申报指南 第 {n} 条' });
const idOf = (rule: string): string => `contract.rule.${rule}`;

/** Name of a rule as a translatable word; the verdict contains it in Chinese. */
export const ruleWord = ({ id, name }: { id: string; name: string }): Word => ({
  id: idOf(id),
  chinese: name,
});

/** What a rule rests on: an article of the application guide. */
export const clauseWord = (article: number): Word => GUIDE_WORDS.word('clause', { n: article });
export const clauseText = (article: number): string => inChinese(clauseWord(article));

/** Words of all rules, for translators. */
export const allRuleWords = (rules: readonly { id: string; name: string }[]): Record<string, string> => ({
  ...GUIDE_WORDS.all(),
  ...Object.fromEntries(rules.map(({ id, name }) => [idOf(id), name])),
});
