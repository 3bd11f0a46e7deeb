import type { XmlNode } from './xml-tree';

/** What a cell may hold that no field of the form can: it is named instead of being dropped without a word. */
export type LeftInCell = 'picture' | 'formula' | 'numbering' | 'note';

/** Tracked deletions and moves, field codes, the reading of ruby, and the second copy of a text box. */
const NO_TEXT = ['del', 'moveFrom', 'instrText', 'delText', 'rt', 'Fallback'];
const FRAMES = ['sdt', 'sdtContent', 'ins', 'moveTo', 'customXml'];
const LEFT: Readonly<Record<string, LeftInCell>> = {
  drawing: 'picture',
  pict: 'picture',
  object: 'picture',
  sym: 'picture',
  oMath: 'formula',
  numPr: 'numbering',
  footnoteReference: 'note',
  endnoteReference: 'note',
};
const SIGNS: Readonly<Record<string, string>> = { br: '\n', cr: '\n', tab: '\t', noBreakHyphen: '-' };

/** Children with one of these names, including those inside tracked changes and content controls. */
export const childrenOf = (element: XmlNode, ...names: string[]): XmlNode[] =>
  element.children.flatMap((child) => {
    if (names.includes(child.name)) return [child];
    return FRAMES.includes(child.name) ? childrenOf(child, ...names) : [];
  });

const inlineText = (node: XmlNode): string =>
  node.children
    .map((child) => {
      if (NO_TEXT.includes(child.name)) return '';
      // The tabs of a paragraph's style are stops, not characters.
      if (child.name === 'pPr' || child.name === 'rPr') return '';
      if (child.name === 't') return child.text;
      return SIGNS[child.name] ?? inlineText(child);
    })
    .join('');

/** The text of paragraphs and of tables inside: a row a line, its cells side by side. */
export const blockText = (element: XmlNode): string =>
  childrenOf(element, 'p', 'tbl')
    .map((block) => {
      if (block.name === 'p') return inlineText(block);
      const rows = childrenOf(block, 'tr').map((row) => childrenOf(row, 'tc').map(blockText).join('\t'));
      return rows.join('\n');
    })
    .join('\n')
    .trim();

const holdsText = (node: XmlNode): boolean =>
  node.children.some(({ name }) => name === 'txbxContent') || node.children.some(holdsText);

/** The number 0 takes a paragraph out of its list, and what was there before a tracked change no longer is. */
const isUndone = ({ name, children }: XmlNode): boolean =>
  name.endsWith('PrChange') ||
  (name === 'numPr' && children.some((child) => child.name === 'numId' && child.attributes['w:val'] === '0'));

/** What of this is no text. A drawing that holds a text box is read as its text. */
export const leftIn = (node: XmlNode): LeftInCell[] => [
  ...new Set(
    node.children.flatMap((child): LeftInCell[] => {
      if (NO_TEXT.includes(child.name) || isUndone(child)) return [];
      const kind = LEFT[child.name];
      if (!kind || (kind === 'picture' && holdsText(child))) return leftIn(child);
      return [kind];
    }),
  ),
];
