import { DRAFT_TEXT_MAX } from '@contract/limits';
import { wanFromFen } from '@contract/rules/budget';
import type { FieldValue } from '@contract/rules/draft-fields';
import { type FieldKind, kindOf } from '@contract/rules/field-kinds';
import { sameValue } from '@contract/rules/merge';
import { readField } from '@contract/rules/typed-fields';

export interface Option {
  value: FieldValue;
  label: string;
}
/** The options of a field, with their labels on the page. */
export type OptionsOf = (path: string) => readonly Option[];

/** The value that a text of the file stands for; null if it cannot be read. */
export type Reading = { value: FieldValue } | null;

const WORD_SEPARATOR = '；';
const CHOSEN: readonly (FieldKind | undefined)[] = ['choice', 'branch'];

/** Removes differences that are no edits: editors change line ends, non-breaking spaces and trailing blanks. */
export const tidyText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\u00a0/g, ' ')
    .replace(/(?<![ \t])[ \t]+$/gm, '')
    .trim();

/** A value as written in the file: labels for choices, 万元 for 分, lists of words on one line. */
export const writeValue = (path: string, value: FieldValue, optionsOf: OptionsOf): string => {
  const kind = kindOf(path);
  if (value === null) return '';
  if (CHOSEN.includes(kind))
    return optionsOf(path).find((option) => sameValue(option.value, value))?.label ?? String(value);
  if (Array.isArray(value)) return value.join(WORD_SEPARATOR);
  if (kind === 'money' && typeof value === 'number') return wanFromFen(value);
  return tidyText(String(value));
};

const plain = (text: string): string => text.replace(/[\s/／]+/g, '');

/** The value that a text of the file stands for; an emptied field becomes empty. */
export const readValue = (path: string, written: string, optionsOf: OptionsOf): Reading => {
  const text = tidyText(written);
  if (text === '') return { value: null };
  const kind = kindOf(path);
  if (CHOSEN.includes(kind)) {
    const found = optionsOf(path).find(({ label }) => plain(label) === plain(text));
    return found ? { value: found.value } : null;
  }
  // Longer than the draft can store; taken over, it would never be saved.
  if (kind === 'text') return text.length > DRAFT_TEXT_MAX ? null : { value: text };
  const value = readField(path, text);
  return value === null ? null : { value };
};
