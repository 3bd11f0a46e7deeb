import { strFromU8, unzipSync } from 'fflate';
import { type FormMarks, readMarks } from './form-marks';
import { OFFLINE_FIELDS, type OfflineField } from './offline-fields';
import { allOf, parseXml, type XmlNode } from './xml-tree';

/** The content of the file, found by its codes. */
export interface ReadForm {
  marks: FormMarks;
  /** Texts of single fields and of cells, by path. */
  texts: Map<string, string>;
  /** Ids of the rows that are still in the file, by path of their list. */
  kept: Map<string, string[]>;
  /** Added rows, by path of their list; one text per column. */
  added: Map<string, string[][]>;
}

/** Why a file cannot be read: too large, not a Word file, or not downloaded from this platform. */
export type FormFault = 'large' | 'notWord' | 'foreign';

/** Largest file accepted; a completely filled form is about a tenth of it. */
export const FORM_BYTES_MAX = 5 * 1024 * 1024;
/** Largest unpacked part, so that a zip bomb is never unpacked. */
const PART_BYTES_MAX = 16 * 1024 * 1024;
const PARTS = ['word/document.xml', 'docProps/custom.xml'] as const;
/** Tracked deletions and moves, and field codes, which are not text. */
const NO_TEXT = ['del', 'moveFrom', 'instrText', 'delText'];
const FRAMES = ['sdt', 'sdtContent', 'ins', 'customXml'];

/** Children with this name, including those inside tracked changes and content controls. */
const named = (element: XmlNode, name: string): XmlNode[] =>
  element.children.flatMap((child) => {
    if (child.name === name) return [child];
    return FRAMES.includes(child.name) ? named(child, name) : [];
  });

const textOf = (node: XmlNode): string =>
  node.children
    .map((child) => {
      if (NO_TEXT.includes(child.name)) return '';
      if (child.name === 't') return child.text;
      if (child.name === 'br' || child.name === 'cr') return '\n';
      if (child.name === 'tab') return '\t';
      return textOf(child);
    })
    .join('');

const cellTexts = (row: XmlNode): string[] =>
  named(row, 'tc').map((cell) => named(cell, 'p').map(textOf).join('\n').trim());

const propertiesOf = (document: XmlNode): Map<string, string> =>
  new Map(
    document.children.map(({ attributes, children }) => [attributes['name'] ?? '', children[0]?.text ?? '']),
  );

const takeFields = (rows: string[][], form: ReadForm): void => {
  for (const [code, ...texts] of rows) {
    const field = OFFLINE_FIELDS.find(({ columns, ...known }) => columns.length === 0 && known.code === code);
    if (field && texts.length >= 2) form.texts.set(field.path, texts[1] ?? '');
  }
};

/** The id of the row that a code refers to by its position when the file was made. */
const rowNamed = (code: string, list: OfflineField, form: ReadForm): string | undefined => {
  const at = Number(code.startsWith(`${list.code}-`) ? code.slice(list.code.length + 1) : Number.NaN);
  return form.marks.rows[list.path]?.[at - 1];
};

const takeList = (rows: string[][], list: OfflineField, form: ReadForm): void => {
  const kept: string[] = [];
  const added: string[][] = [];
  for (const [code = '', ...cells] of rows) {
    const id = rowNamed(code, list, form);
    // A row copied together with its code counts as new.
    if (id && !kept.includes(id)) {
      kept.push(id);
      for (const [at, column] of list.columns.entries())
        form.texts.set(`${list.path}.${id}.${column}`, cells[at] ?? '');
    } else if (cells.some((cell) => cell !== '')) added.push(list.columns.map((_, at) => cells[at] ?? ''));
  }
  form.kept.set(list.path, kept);
  form.added.set(list.path, added);
};

const takeTable = ([head = [], ...rows]: string[][], form: ReadForm): void => {
  const list = OFFLINE_FIELDS.find(({ code, columns }) => columns.length > 0 && code === head[0]);
  if (list) takeList(rows, list, form);
  else takeFields([head, ...rows], form);
};

const unpack = (bytes: Uint8Array): Record<string, Uint8Array> | null => {
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) =>
        PARTS.some((part) => part === name) && originalSize <= PART_BYTES_MAX,
    });
  } catch {
    return null; // no ZIP archive, or a broken one
  }
};

/** Reads a file that was downloaded here and filled in with any editor. */
export const readForm = (bytes: Uint8Array): ReadForm | FormFault => {
  if (bytes.length > FORM_BYTES_MAX) return 'large';
  const parts = unpack(bytes);
  const [body, properties] = PARTS.map((part) => parts?.[part] && parseXml(strFromU8(parts[part])));
  if (!body) return 'notWord';
  const marks = properties && readMarks(propertiesOf(properties));
  if (!marks) return 'foreign';
  const form: ReadForm = { marks, texts: new Map(), kept: new Map(), added: new Map() };
  for (const table of allOf(body).filter(({ name }) => name === 'tbl'))
    takeTable(named(table, 'tr').map(cellTexts), form);
  return form;
};
