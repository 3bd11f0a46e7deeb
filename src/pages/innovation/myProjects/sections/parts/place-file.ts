import { isFilePath } from '@contract/rules/draft-fields';
import { addRow, rowIds } from '@/draft/draft-rows';
import type { FieldDraft } from '@/draft/draft-shape';

const LIST = 'files.attachments';

/** Upload slot of a kind of document; each of its files becomes a row of the list. */
export const materialSlot = (kind: string): string => `${LIST}.${kind}`;

/** Row ids of the files of one material. */
export const materialRows = (draft: FieldDraft, kind: string): string[] =>
  rowIds(draft, LIST).filter(
    (id) => draft.value(`${LIST}.${id}.kind`) === kind && draft.value(`${LIST}.${id}.file`),
  );

/**
 * Puts an uploaded file in its place; among several, before those chosen after it. A file for a row removed in the
 * meantime is dropped.
 */
export const placeFile = (
  draft: FieldDraft,
  slot: string,
  fileId: string,
  later: ReadonlySet<string>,
): void => {
  if (!isFilePath(slot)) {
    const columns = { kind: slot.slice(LIST.length + 1), file: fileId };
    addRow(draft, LIST, columns, (row) => later.has(String(draft.value(`${LIST}.${row}.file`))));
    return;
  }
  const [section, list, row, column] = slot.split('.');
  if (column && !rowIds(draft, `${section}.${list}`).includes(row ?? '')) return;
  draft.set(slot, fileId);
};
