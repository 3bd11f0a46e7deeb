import type { Spoken } from '@contract/refusal';
import { inChinese, type Word } from '@contract/word';
import { SENTENCES } from './catalogue';

export type SentenceCode = keyof typeof SENTENCES;

type ParamsIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamsIn<Rest> : never;
type ParamsOf<Code extends SentenceCode> = ParamsIn<(typeof SENTENCES)[Code]>;

/**
 * A sentence by its code with the values of its placeholders: plain values, words of the contract, or further
 * sentences.
 */
export interface Sentence {
  code: SentenceCode;
  params?: Record<string, SentenceParam>;
}
export type SentenceParam = string | number | Sentence | Word;

/** Codes of sentences without placeholders. */
export type PlainCode = {
  [Code in SentenceCode]: [ParamsOf<Code>] extends [never] ? Code : never;
}[SentenceCode];

/** The text of a refusal: a sentence of the catalogue, or a word of the contract that a rule has returned. */
export type Said = PlainCode | Sentence | Word;

/** A sentence with its values; the compiler knows which ones it needs. */
export const say = <Code extends SentenceCode>(
  code: Code,
  params: Record<ParamsOf<Code>, SentenceParam>,
): Sentence => ({ code, params });

const spell = (text: string, params: Record<string, SentenceParam>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    return typeof value === 'object' ? textOf(value) : String(value ?? '');
  });

/** The Chinese text. */
export const textOf = (said: Said): string => {
  if (typeof said === 'string') return SENTENCES[said];
  return 'chinese' in said ? inChinese(said) : spell(SENTENCES[said.code], said.params ?? {});
};

const wordParam = (value: SentenceParam): string | number | Word =>
  typeof value === 'object' ? wordOf(value) : value;

/** The sentence as a word, so that answers which are not refusals can be shown like words of the contract. */
export const wordOf = (said: Said): Word => {
  if (typeof said === 'string') return { id: `said.${said}`, chinese: SENTENCES[said] };
  if ('chinese' in said) return said;
  const params = Object.entries(said.params ?? {}).map(([name, value]) => [name, wordParam(value)]);
  return { id: `said.${said.code}`, chinese: SENTENCES[said.code], params: Object.fromEntries(params) };
};

const spokenParam = (value: SentenceParam): string | number | Spoken =>
  typeof value === 'object' ? (spokenOf(value) ?? textOf(value)) : value;

/** Null for what came with the data and has no other language. */
export const spokenOf = (said: Said): Spoken | null => {
  if (typeof said === 'string') return { id: `said.${said}` };
  const id = 'chinese' in said ? said.id : `said.${said.code}`;
  if (id === '') return null;
  if (!said.params) return { id };
  const params = Object.entries(said.params).map(([name, value]) => [name, spokenParam(value)]);
  return { id, params: Object.fromEntries(params) };
};
