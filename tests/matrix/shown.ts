import { wanFromFen } from '@contract/rules/budget';
import type { FieldValue } from '@contract/rules/draft-fields';
import {
  openWords,
  readAmount,
  readClock,
  readDay,
  readMonth,
  readPersonMonths,
  readPoints,
} from '@contract/rules/read-typed';
import type { MatrixField, MatrixKind } from '@tests/support/matrix/matrix-edits';
import type { Page } from 'playwright-core';

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
    // The placeholder of an empty select is not a value.
    if (element.matches('fieldset, section') || select?.querySelector('.ant-select-placeholder')) return '';
    const chosen = select?.querySelector('.ant-select-content, .ant-select-selection-item');
    return (chosen ?? element).textContent ?? '';
  };
  const rowsOf = (): string[] => {
    const listed = [...element.querySelectorAll(':scope > ol > li[id]')].map((item) => item.id);
    const cells = [...element.querySelectorAll(`[id^="${id}."]`)].map(
      (cell) => cell.id.slice(id.length + 1).split('.')[0] ?? '',
    );
    return listed.length > 0 ? listed.map((row) => row.slice(id.length + 1)) : [...new Set(cells)];
  };
  return {
    text: textOf(),
    items: [...field.querySelectorAll('li')].map((item) => item.textContent?.trim() ?? ''),
    checked: element.matches('[type=checkbox]') && (element as HTMLInputElement).checked,
    rows: rowsOf(),
  };
};

const READERS: Partial<Record<MatrixKind, (text: string) => string | number | null>> = {
  month: readMonth,
  day: readDay,
  clock: readClock,
  money: readAmount,
  months: readPersonMonths,
  points: readPoints,
};
const asWritten = (kind: MatrixKind, value: FieldValue): string => {
  if (value === null) return '';
  return typeof value === 'number' && kind === 'money' ? wanFromFen(value) : String(value);
};
/** A text as shown after leaving its field: `2027-5` becomes `2027-05`. */
const settled = (kind: MatrixKind, text: string): string => {
  const meant = READERS[kind]?.(text) ?? null;
  return meant === null ? text.trim() : asWritten(kind, meant);
};

/** Kinds for which only the presence of a value can be compared with the record. */
const ANY: readonly MatrixKind[] = ['choice', 'branch', 'file', 'files', 'fixed'];
const anything = (is: boolean): string => (is ? 'something' : '');

const words = (all: readonly string[], typing: string): string =>
  [...all, ...(typing.trim() ? [typing.trim()] : [])].join('；');

const writtenAs = (kind: MatrixKind, seen: Seen): string => {
  if (kind === 'words') return words(seen.items, seen.text);
  if (kind === 'tick') return String(seen.checked);
  if (kind === 'rows') return seen.rows.join(' ');
  if (kind === 'file' || kind === 'files') return seen.items.join(' ');
  return settled(kind, seen.text);
};

/** Content of the fields on a page, in a form that can be compared; hidden fields are left out. */
export const shownIn = async (page: Page, fields: readonly MatrixField[]): Promise<Map<string, string>> => {
  const shown = new Map<string, string>();
  for (const { path, kind } of fields) {
    const seen = await page.evaluate(look, path);
    if (seen) shown.set(path, writtenAs(kind, seen));
    // Removing a file has removed its row.
    else if (kind === 'file') shown.set(path, '');
  }
  return shown;
};

/** The stored value in the form that `comparable` gives to shown values. */
export const heldIn = (value: FieldValue, { kind }: MatrixField): string => {
  if (kind === 'words') {
    const open = typeof value === 'string' ? openWords(value) : { words: value, typing: '' };
    return words(Array.isArray(open.words) ? open.words : [], open.typing);
  }
  if (kind === 'tick') return String(value === true);
  if (kind === 'rows') return Array.isArray(value) ? value.join(' ') : '';
  if (ANY.includes(kind)) return anything(Array.isArray(value) ? value.length > 0 : value !== null);
  return settled(kind, asWritten(kind, value));
};
export const comparable = ({ kind }: MatrixField, text: string): string =>
  ANY.includes(kind) ? anything(text !== '') : text;

/** Kinds that a read-only page shows as they were entered; for others it shows names. */
const PRINTED: readonly MatrixKind[] = ['text', 'month', 'day', 'clock', 'money', 'months', 'points'];
const ungrouped = (text: string): string => text.replaceAll(',', '');
/** Whether a page for reading has what the screen showed; a list of words is there word by word. */
export const isPrinted = (page: string, { kind }: MatrixField, was: string): boolean => {
  const parts = kind === 'words' ? was.split('；') : PRINTED.includes(kind) ? [was] : [];
  return parts.every((part) => ungrouped(page).includes(ungrouped(part)));
};

/** Runs in the page: fields that wait on this device. */
const waiting = async (): Promise<string[]> => {
  const noted = Object.keys(localStorage).filter((key) => key.startsWith('kaichuang-draft:'));
  const database = await new Promise<IDBDatabase>((done, fail) => {
    const opening = indexedDB.open('kaichuang-drafts', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('edits');
    opening.onsuccess = () => done(opening.result);
    opening.onerror = () => fail(opening.error);
  });
  const keys = await new Promise<IDBValidKey[]>((done, fail) => {
    const reading = database.transaction('edits').objectStore('edits').getAllKeys();
    reading.onsuccess = () => done(reading.result);
    reading.onerror = () => fail(reading.error);
  });
  database.close();
  return [
    ...noted.map((key) => key.split(':').slice(3).join(':')),
    ...keys.map((key) => String((key as unknown[])[2])),
  ];
};
/** A saved field must no longer be kept on the device, or it would later cover what others write. */
export const keptIn = (page: Page): Promise<string[]> => page.evaluate(waiting);
