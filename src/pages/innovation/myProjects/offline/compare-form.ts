import type { FieldValue } from '@contract/rules/draft-fields';
import { sameValue } from '@contract/rules/merge';
import { printOf } from './form-marks';
import type { ReadForm } from './form-shape';
import { OFFLINE_FIELDS, type OfflineField } from './offline-fields';
import { type OptionsOf, readValue, tidyText, writeValue } from './offline-values';

/** What accepting a proposal does to the draft. */
export type Change =
  | { kind: 'set'; path: string; value: FieldValue }
  | { kind: 'addRow'; list: string; columns: Record<string, FieldValue> }
  | { kind: 'removeRow'; list: string; id: string };

/** One difference between the file and the draft. */
export interface Proposal {
  key: string;
  /** The field, or the list whose row is added or removed. */
  path: string;
  /** Which row of a list, from 1; null for a field outside lists. */
  row: number | null;
  now: string;
  file: string;
  /** The draft has changed since the file was downloaded, so both values need a look. */
  isStale: boolean;
  /** Paths of fields whose text in the file cannot be read; such a proposal cannot be accepted. */
  unread: string[];
  /** Null where the file's text cannot be read. */
  change: Change | null;
}

interface Draft {
  value: (path: string) => FieldValue;
}
const rowsOf = (draft: Draft, list: string): string[] => {
  const ids = draft.value(list);
  return Array.isArray(ids) ? ids : [];
};

const fieldProposal = (
  form: ReadForm,
  draft: Draft,
  optionsOf: OptionsOf,
  path: string,
  row: number | null,
): Proposal[] => {
  const written = form.texts.get(path);
  const was = form.marks.prints[path];
  const file = tidyText(written ?? '');
  if (written === undefined || printOf(file) === was) return [];
  const held = draft.value(path);
  const now = writeValue(path, held, optionsOf);
  const reading = readValue(path, file, optionsOf);
  if (file === now || (reading && sameValue(reading.value, held))) return [];
  return [
    {
      key: path,
      path,
      row,
      now,
      file,
      isStale: printOf(now) !== was,
      unread: reading ? [] : [path],
      change: reading && { kind: 'set', path, value: reading.value },
    },
  ];
};

const addedRows = (form: ReadForm, optionsOf: OptionsOf, { path, columns }: OfflineField): Proposal[] =>
  (form.added.get(path) ?? []).map((cells, at) => {
    const places = columns.map((column) => `${path}.new${at}.${column}`);
    const readings = cells.map((cell, index) => readValue(places[index] ?? '', cell, optionsOf));
    const unread = places.filter((_, index) => readings[index] === null);
    const entries = columns.map((column, index) => [column, readings[index]?.value ?? null] as const);
    return {
      key: `${path}+${at}`,
      path,
      row: null,
      now: '',
      isStale: false,
      unread,
      file: cells.filter((cell) => cell !== '').join('　'),
      change: unread.length > 0 ? null : { kind: 'addRow', list: path, columns: Object.fromEntries(entries) },
    };
  });

const removedRows = (form: ReadForm, draft: Draft, optionsOf: OptionsOf, field: OfflineField): Proposal[] => {
  const { path, columns } = field;
  const kept = form.kept.get(path);
  // If a list's whole table is missing from the file, its rows do not count as removed.
  if (!kept) return [];
  const gone = (form.marks.rows[path] ?? []).filter((id) => !kept.includes(id));
  return gone.flatMap((id) => {
    const row = rowsOf(draft, path).indexOf(id) + 1;
    if (row === 0) return [];
    const places = columns.map((column) => `${path}.${id}.${column}`);
    const texts = places.map((place) => writeValue(place, draft.value(place), optionsOf));
    return {
      key: `${path}-${id}`,
      path,
      row,
      now: texts.filter(Boolean).join('　'),
      file: '',
      unread: [],
      isStale: places.some((place, at) => printOf(texts[at] ?? '') !== form.marks.prints[place]),
      change: { kind: 'removeRow' as const, list: path, id },
    };
  });
};

/** Every difference that the file would make to the draft, in the order of the form. */
export const compareForm = (form: ReadForm, draft: Draft, optionsOf: OptionsOf): Proposal[] =>
  OFFLINE_FIELDS.flatMap((field) => {
    const { path, columns } = field;
    if (columns.length === 0) return fieldProposal(form, draft, optionsOf, path, null);
    const cells = rowsOf(draft, path).flatMap((id, at) =>
      columns.flatMap((column) => fieldProposal(form, draft, optionsOf, `${path}.${id}.${column}`, at + 1)),
    );
    return [...cells, ...removedRows(form, draft, optionsOf, field), ...addedRows(form, optionsOf, field)];
  });
