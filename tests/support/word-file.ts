import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

const WORD_NS = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const PART = 'word/document.xml';

const under = (element: Element, name: string): Element[] => [
  ...element.getElementsByTagNameNS(WORD_NS, name),
];
const textOf = (element: Element): string =>
  under(element, 't')
    .map(({ textContent }) => textContent)
    .join('');

/** A Word file after a person has edited its text. */
export const inWord = (bytes: Uint8Array, edit: (document: Document) => void): Uint8Array => {
  const parts = unzipSync(bytes);
  const document = new DOMParser().parseFromString(strFromU8(parts[PART] as Uint8Array), 'application/xml');
  edit(document);
  return zipSync({ ...parts, [PART]: strToU8(new XMLSerializer().serializeToString(document)) });
};

/** Rows of the table whose first cell contains this code. */
export const rowsOf = (document: Document, code: string): { cells: Element[]; texts: string[] }[] =>
  under(document.documentElement, 'tbl')
    .map((table) => under(table, 'tr').map((row) => under(row, 'tc')))
    .filter(([head]) => head?.[0] && textOf(head[0]) === code)
    .flat()
    .map((cells) => ({ cells, texts: cells.map(textOf) }));

/** The cell at this distance after the one with this code. */
export const cellOf = (document: Document, code: string, column: number): Element | undefined =>
  under(document.documentElement, 'tr')
    .map((row) => under(row, 'tc'))
    .find(([first]) => first && textOf(first) === code)?.[column];

/** Writes into a cell as an editor does: one run in one paragraph. */
export const setCell = (cell: Element | undefined, text: string): void => {
  const document = cell?.ownerDocument;
  if (!cell || !document) throw new Error(`No cell for ${text}`);
  for (const paragraph of under(cell, 'p')) paragraph.remove();
  const make = (name: string): Element => document.createElementNS(WORD_NS, `w:${name}`);
  const written = make('t');
  written.textContent = text;
  const run = make('r');
  run.append(written);
  const paragraph = make('p');
  paragraph.append(run);
  cell.append(paragraph);
};

const NAMESPACES = [
  `xmlns:w="${WORD_NS}"`,
  'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
].join(' ');

/** Elements as a word processor writes them. */
export const asXml = (document: Document, xml: string): Element[] => {
  const parsed = new DOMParser().parseFromString(`<all ${NAMESPACES}>${xml}</all>`, 'application/xml');
  return [...parsed.documentElement.children].map((element) => document.importNode(element, true));
};

/** Writes these elements into a cell instead of its paragraphs. */
export const setCellXml = (cell: Element | undefined, xml: string): void => {
  if (!cell) throw new Error('No such cell');
  for (const paragraph of under(cell, 'p')) paragraph.remove();
  cell.append(...asXml(cell.ownerDocument, xml));
};
