import { type Word, wordTable } from '@contract/word';
import { PHONE_DIGITS } from './account-rules';
import { ID_CARD_SIGNS } from './id-number';
import { ONE_TIME_DIGITS } from './six-digits';
import { USCC_SIGNS } from './uscc';

export const SHAPE_WORDS = wordTable('shape', {
  digits: '{n} 位数字',
  signs: '{n} 位',
  email: '如 name@example.cn',
  least: '至少 {n} 字',
  words: '最多 {max} 个，每个最多 {each} 字',
  wordRange: '{min}—{max} 个，每个最多 {each} 字',
});

/** Limits for a list of short words, such as keywords: how many, and how long each may be. */
export interface WordsLimit {
  readonly min?: number | undefined;
  readonly max: number;
  readonly each: number;
}
export const wordsRule = ({ min = 0, max, each }: WordsLimit): Word =>
  min > 1 ? SHAPE_WORDS.word('wordRange', { min, max, each }) : SHAPE_WORDS.word('words', { max, each });

/** Said below a search field: text shorter than `n` characters is not searched for. */
export const leastRule = (n: number): Word => SHAPE_WORDS.word('least', { n });

/** The rules for texts of a fixed form, worded as a field states them before anything is typed. */
export const TEXT_SHAPES = {
  phone: SHAPE_WORDS.word('digits', { n: PHONE_DIGITS }),
  sixDigits: SHAPE_WORDS.word('digits', { n: ONE_TIME_DIGITS }),
  uscc: SHAPE_WORDS.word('signs', { n: USCC_SIGNS }),
  idCard: SHAPE_WORDS.word('signs', { n: ID_CARD_SIGNS }),
  email: SHAPE_WORDS.word('email'),
} as const satisfies Record<string, Word>;
export type TextShape = keyof typeof TEXT_SHAPES;
