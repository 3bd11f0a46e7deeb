import { type Fields, isRowsPath } from '@contract/rules/draft-fields';
import { type FormMarks, printOf } from './form-marks';
import { OFFLINE_FIELDS, type OfflineField } from './offline-fields';
import { type OptionsOf, writeValue } from './offline-values';

/** One field as text, or one list with its rows. */
export interface WrittenField extends OfflineField {
  text: string;
  rows: { id: string; cells: string[] }[];
}

const idsOf = (fields: Fields, list: string): string[] => {
  const ids = fields[list];
  return isRowsPath(list) && Array.isArray(ids) ? ids : [];
};

/** The form as shown on the screen, prepared for the file. */
export const writtenForm = (fields: Fields, optionsOf: OptionsOf): WrittenField[] =>
  OFFLINE_FIELDS.map((field) => {
    const { path, columns } = field;
    const write = (at: string): string => writeValue(at, fields[at] ?? null, optionsOf);
    if (columns.length === 0) return { ...field, text: write(path), rows: [] };
    const rows = idsOf(fields, path).map((id) => ({
      id,
      cells: columns.map((column) => write(`${path}.${id}.${column}`)),
    }));
    return { ...field, text: '', rows };
  });

/** What the file must record so that edits can be detected later. */
export const marksOf = (
  written: readonly WrittenField[],
  of: Pick<FormMarks, 'application' | 'version' | 'madeAt'>,
): FormMarks => {
  const marks: FormMarks = { ...of, rows: {}, prints: {}, lines: [] };
  for (const { path, text, columns, rows } of written) {
    if (columns.length === 0) marks.prints[path] = printOf(text);
    else marks.rows[path] = rows.map(({ id }) => id);
    for (const { id, cells } of rows)
      for (const [at, cell] of cells.entries()) marks.prints[`${path}.${id}.${columns[at]}`] = printOf(cell);
  }
  return marks;
};
