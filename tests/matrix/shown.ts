import type { Application } from '@contract/apply';
import { wanFromFen } from '@contract/rules/budget';
import type { FieldValue } from '@contract/rules/draft-fields';
import type { FieldKind } from '@contract/rules/field-kinds';
import { openWords } from '@contract/rules/read-typed';
import { fieldsOf, readField } from '@contract/rules/typed-fields';
import type { Page } from 'playwright-core';

export interface MatrixField {
  path: string;
  kind: FieldKind;
}

interface Seen {
  text: string;
  items: string[];
  checked: boolean;
  rows: string[];
}

/** Runs in the page. */
const look = (id: string): Seen | null => {
  const element = document.getElementById(id);
  if (!element) return null;
  const beside = element.matches('span') ? element.parentElement?.querySelector('[data-field]') : null;
  const field = element.closest('[data-field]') ?? beside ?? element;
  const select = element.closest('.ant-select:not(.ant-select-auto-complete)');
  const textOf = (): string => {
    if (!select && element.matches('input, textarea')) return (element as HTMLInputElement).value;
    const radio = field.querySelector<HTMLInputElement>('input[type=radio]:checked');
    if (radio) return radio.value;
    // What a select shows while nothing is chosen is no answer.
    if (element.matches('fieldset') || select?.querySelector('.ant-select-placeholder')) return '';
    const chosen = select?.querySelector('.ant-select-content, .ant-select-selection-item');
    return (chosen ?? element).textContent ?? '';
  };
  return {
    text: textOf(),
    items: [...field.querySelectorAll('li')].map((item) => item.textContent?.trim() ?? ''),
    checked: element.matches('[type=checkbox]') && (element as HTMLInputElement).checked,
    rows: [...element.querySelectorAll(':scope > ol > li[id]')].map((item) => item.id),
  };
};

const asWritten = (path: string, value: FieldValue): string => {
  if (value === null) return '';
  return typeof value === 'number' && !/months$/i.test(path) ? wanFromFen(value) : String(value);
};
/** A text as it will stand once it is left: `2027-5` is `2027-05`. */
const settled = (path: string, text: string): string => {
  const meant = readField(path, text);
  return meant === null ? text.trim() : asWritten(path, meant);
};

/** What stands in the fields of a page, written so that two looks can be compared. */
export const shownIn = async (page: Page, fields: readonly MatrixField[]): Promise<Map<string, string>> => {
  const shown = new Map<string, string>();
  for (const { path, kind } of fields) {
    const seen = await page.evaluate(look, path);
    // A row that was taken out shows nothing.
    if (!seen) shown.set(path, '');
    else if (kind === 'words')
      shown.set(path, [...seen.items, ...(seen.text.trim() ? [seen.text.trim()] : [])].join('；'));
    else if (kind === 'tick') shown.set(path, String(seen.checked));
    else if (kind === 'rows') shown.set(path, seen.rows.join(' '));
    else if (kind === 'file') shown.set(path, seen.items.join(' '));
    else shown.set(path, settled(path, seen.text));
  }
  return shown;
};

/** What the record holds, where it can be compared with a text; a choice only by whether there is one. */
export const heldIn = (application: Application, { path, kind }: MatrixField): string => {
  const value = fieldsOf(application)[path] ?? null;
  if (kind === 'words') {
    const { words, typing } = typeof value === 'string' ? openWords(value) : { words: value, typing: '' };
    return [...(Array.isArray(words) ? words : []), ...(typing.trim() ? [typing.trim()] : [])].join('；');
  }
  if (kind === 'tick') return String(value === true);
  if (kind === 'rows') return (value as string[]).map((id) => `${path}.${id}`).join(' ');
  if (kind === 'choice' || kind === 'branch' || kind === 'file') return value === null ? '' : 'something';
  return settled(path, asWritten(path, value));
};
export const comparable = ({ kind }: MatrixField, text: string): string =>
  kind === 'choice' || kind === 'branch' || kind === 'file' ? (text === '' ? '' : 'something') : text;
