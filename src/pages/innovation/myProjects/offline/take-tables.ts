import { blockText, childrenOf, type LeftInCell, leftIn } from './cell-text';
import { printOf } from './form-marks';
import type { Left, ReadForm } from './form-shape';
import { OFFLINE_FIELDS, type OfflineField } from './offline-fields';
import { tidyText } from './offline-values';
import type { XmlNode } from './xml-tree';

interface Cell {
  text: string;
  left: LeftInCell[];
}
/** A row of a table: its first cell, and the others. */
interface Row {
  code: string;
  cells: Cell[];
}

const rowsOf = (table: XmlNode): Row[] =>
  childrenOf(table, 'tr').map((row) => {
    const [code, ...cells] = childrenOf(row, 'tc').map((cell) => ({
      text: blockText(cell),
      left: leftIn(cell),
    }));
    return { code: code?.text ?? '', cells };
  });

const textOf = (cells: readonly Cell[]): string =>
  cells
    .map(({ text }) => text)
    .filter(Boolean)
    .join('　');
const isBlank = (cells: readonly Cell[]): boolean =>
  cells.every(({ text, left }) => text === '' && left.length === 0);

const leave = (form: ReadForm, kind: Left['kind'], path: string | null, text = ''): void => {
  form.left.push({ key: String(form.left.length), kind, path, text: tidyText(text) });
};
const takeCell = (form: ReadForm, path: string, { text, left }: Cell): void => {
  form.texts.set(path, text);
  for (const kind of left) leave(form, kind, path);
};

const fieldOf = (code: string): OfflineField | undefined =>
  OFFLINE_FIELDS.find(({ columns, ...known }) => columns.length === 0 && known.code === code);

const takeField = ({ code, cells }: Row, form: ReadForm): void => {
  const field = fieldOf(code);
  const content = cells[1];
  if (field && !content) leave(form, 'merged', field.path, textOf(cells));
  // A row copied together with its code must not replace the first.
  else if (field && content && !form.texts.has(field.path)) takeCell(form, field.path, content);
  else if (!isBlank(cells)) leave(form, 'outside', field?.path ?? null, textOf(cells));
};

/** The id of the row that a code refers to by its position when the file was made. */
const rowNamed = (code: string, list: OfflineField, form: ReadForm): string | undefined => {
  const at = Number(code.startsWith(`${list.code}-`) ? code.slice(list.code.length + 1) : Number.NaN);
  return form.marks.rows[list.path]?.[at - 1];
};

const takeKept = (id: string, { cells }: Row, { path, columns }: OfflineField, form: ReadForm): void => {
  for (const [at, column] of columns.entries()) {
    const cell = cells[at];
    if (cell) takeCell(form, `${path}.${id}.${column}`, cell);
  }
};

const takeList = (rows: Row[], list: OfflineField, form: ReadForm): void => {
  const kept: string[] = [];
  const added: string[][] = [];
  for (const row of rows) {
    const { code, cells } = row;
    const id = rowNamed(code, list, form);
    // A row copied together with its code counts as new.
    const isNew = id === undefined || kept.includes(id);
    if (!isNew) kept.push(id);
    if (isNew && isBlank(cells)) continue;
    // With a cell less, the text of one column would be taken for that of another.
    if (cells.length !== list.columns.length) leave(form, 'merged', list.path, textOf(cells));
    else if (!isNew) takeKept(id, row, list, form);
    else {
      added.push(cells.map(({ text }) => text));
      for (const kind of new Set(cells.flatMap(({ left }) => left))) leave(form, kind, list.path);
    }
  }
  form.kept.set(list.path, kept);
  form.added.set(list.path, added);
};

/** A table that the form does not have is named as a whole. */
const leaveTable = (rows: readonly Row[], form: ReadForm): void => {
  const text = rows.map(({ code, cells }) => textOf([{ text: code, left: [] }, ...cells])).join('\n');
  if (text.trim() !== '') leave(form, 'outside', null, text);
};

export const takeTable = (table: XmlNode, form: ReadForm): void => {
  const rows = rowsOf(table);
  const [head, ...others] = rows;
  const list = OFFLINE_FIELDS.find(({ code, columns }) => columns.length > 0 && code === head?.code);
  if (list) takeList(others, list, form);
  else if (!rows.some(({ code }) => fieldOf(code))) leaveTable(rows, form);
  else for (const row of head && fieldOf(head.code) ? rows : others) takeField(row, form);
};

/** Text and pictures beside the tables; the lines that the file came with are known by their marks. */
export const takeOutside = (paragraph: XmlNode, own: ReadonlySet<string>, form: ReadForm): void => {
  const text = tidyText(blockText({ name: '', attributes: {}, text: '', children: [paragraph] }));
  if (text !== '' && !own.has(printOf(text))) leave(form, 'outside', null, text);
  if (leftIn(paragraph).includes('picture')) leave(form, 'picture', null);
};
