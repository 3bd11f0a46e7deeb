import { wanFromFen } from '@contract/rules/budget';
import type { FieldValue } from '@contract/rules/draft-fields';
import { type FieldKind, kindOf } from '@contract/rules/field-kinds';
import { sameValue } from '@contract/rules/merge';
import { readField } from '@contract/rules/typed-fields';

export interface Option {
  value: FieldValue;
  label: string;
}
/** The answers a field offers, with the names they have on the page. */
export type OptionsOf = (path: string) => readonly Option[];

/** What a text of the file means for a field; nothing where it cannot be read. */
export type Reading = { value: FieldValue } | null;

const WORD_SEPARATOR = '；';
const CHOSEN: readonly (FieldKind | undefined)[] = ['choice', 'branch'];

/** Editors change line ends, spaces that do not break, and blanks at the end: none of it is an edit. */
export const tidyText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\u00a0/g, ' ')
    .replace(/(?<![ \t])[ \t]+$/gm, '')
    .trim();

/** A value as it stands in the file: names for choices, 万元 for 分, words in one line. */
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

/** The value that a text of the file means. An emptied field is empty. */
export const readValue = (path: string, written: string, optionsOf: OptionsOf): Reading => {
  const text = tidyText(written);
  if (text === '') return { value: null };
  const kind = kindOf(path);
  if (CHOSEN.includes(kind)) {
    const found = optionsOf(path).find(({ label }) => plain(label) === plain(text));
    return found ? { value: found.value } : null;
  }
  if (kind === 'text') return { value: text };
  const value = readField(path, text);
  return value === null ? null : { value };
};
