import type { FieldValue } from '@contract/rules/draft-fields';
import { insertOrdered } from '@/utils/insert-ordered';
import { newRandomId } from '@/utils/random-id';
import type { FieldDraft } from './draft-shape';

const ID_LENGTH = 10;
export const newRowId = (): string => newRandomId().slice(0, ID_LENGTH);

/** Row ids of a list, in order. */
export const rowIds = (draft: FieldDraft, list: string): string[] => {
  const value = draft.value(list);
  return Array.isArray(value) ? value : [];
};

/** Appends a row, or inserts it before the first row that belongs later, and returns its id; its columns are empty. */
export const addRow = (
  draft: FieldDraft,
  list: string,
  columns: Record<string, FieldValue> = {},
  isLater: (row: string) => boolean = () => false,
): string => {
  const id = newRowId();
  draft.set(list, insertOrdered(rowIds(draft, list), id, isLater));
  for (const [column, value] of Object.entries(columns)) draft.set(`${list}.${id}.${column}`, value);
  return id;
};

/** Takes a row out and answers how to put it back. Its columns stay in the draft, so nothing typed is lost. */
export const removeRow = (draft: FieldDraft, list: string, id: string): (() => void) => {
  const ids = rowIds(draft, list);
  const at = ids.indexOf(id);
  draft.set(
    list,
    ids.filter((other) => other !== id),
  );
  return () => {
    const now = rowIds(draft, list);
    // Rows may have come and gone meanwhile, also from another device.
    if (!now.includes(id)) draft.set(list, [...now.slice(0, at), id, ...now.slice(at)]);
  };
};

/** Moves a row to a position among the rows of its group; the other rows of the list stay where they are. */
export const placeAmong = (
  draft: FieldDraft,
  list: string,
  together: readonly string[],
  { id, to }: { id: string; to: number },
): void => {
  const rest = together.filter((other) => other !== id);
  if (rest.length === together.length || to < 0 || to > rest.length) return;
  const ordered = [...rest.slice(0, to), id, ...rest.slice(to)];
  const places = new Set(together);
  draft.set(
    list,
    rowIds(draft, list).map((row) => (places.has(row) ? (ordered.shift() as string) : row)),
  );
};

/** Moves a row by one place; at the ends nothing happens. */
export const moveRow = (draft: FieldDraft, list: string, id: string, by: -1 | 1): void => {
  const ids = rowIds(draft, list);
  const at = ids.indexOf(id);
  const to = at + by;
  if (at < 0 || to < 0 || to >= ids.length) return;
  const rest = ids.filter((other) => other !== id);
  draft.set(list, [...rest.slice(0, to), id, ...rest.slice(to)]);
};
