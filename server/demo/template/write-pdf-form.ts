import { pageFooters } from '@server/pdf/page-footers';
import { type Pdf, writePdf } from '@server/pdf/write-pdf';
import type { Block, DemoTemplate } from './demo-template';

const MARGIN = 64;
const [PAGE_WIDTH, PAGE_HEIGHT] = [595.28, 841.89];
const WIDTH = PAGE_WIDTH - 2 * MARGIN;
const TOP = 52;
const BOTTOM = PAGE_HEIGHT - 60;
const FOOT = PAGE_HEIGHT - 42;
const BODY = 10.5;
const LABEL_WIDTH = 100;
const [PAD_X, PAD_Y] = [6, 5];
/** Height of a cell that is filled in by hand, in points. */
const ROW_HEIGHT = 25;
const SIGN_LINE = 30;
const AFTER_LINE = 6;
const RULE = '#8a8f99';

interface Cell {
  words: string;
  width: number;
  bold: boolean;
}

const face = (pdf: Pdf, bold: boolean): Pdf => pdf.font(bold ? 'bold' : 'text').fontSize(BODY);

/** Starts a new page if the next block would run into the footer; answers whether it did. */
const makeRoom = (pdf: Pdf, height: number): boolean => {
  if (pdf.y + height <= BOTTOM) return false;
  pdf.addPage();
  return true;
};

const sum = (heights: readonly number[]): number => heights.reduce((all, one) => all + one, 0);

const heightOf = (pdf: Pdf, cells: readonly Cell[]): number =>
  Math.max(
    ROW_HEIGHT,
    ...cells.map(
      ({ words, width, bold }) =>
        face(pdf, bold).heightOfString(words, { width: width - 2 * PAD_X }) + 2 * PAD_Y,
    ),
  );

const drawRow = (pdf: Pdf, cells: readonly Cell[], height: number, scope: 'Row' | 'Column'): void => {
  const top = pdf.y;
  let left = MARGIN;
  pdf.group('TR', () => {
    for (const { words, width, bold } of cells) {
      const from = left;
      pdf.decoration(() => pdf.rect(from, top, width, height).lineWidth(0.5).strokeColor(RULE).stroke());
      const draw = () => face(pdf, bold).text(words, from + PAD_X, top + PAD_Y, { width: width - 2 * PAD_X });
      if (bold) pdf.part('TH', draw, { scope });
      else pdf.part('TD', draw);
      left += width;
    }
  });
  pdf.x = MARGIN;
  pdf.y = top + height;
};

const AFTER_GRID = 10;

/**
 * A grid whose rows are never cut; its head, where it has one, is repeated on each page. The last row, which may be the
 * total, is never without the one before it, nor is what stands `below`.
 */
const drawGrid = (pdf: Pdf, rows: readonly Cell[][], below: number, head?: Cell[]): void => {
  const all = head ? [head, ...rows] : rows;
  const scope = head ? 'Column' : 'Row';
  const heights = all.map((row) => heightOf(pdf, row));
  const rest = below > 0 ? AFTER_GRID + below : 0;
  pdf.group('Table', () => {
    for (const [at, row] of all.entries()) {
      const height = heights[at] ?? 0;
      const isNextToLast = at >= all.length - 2;
      const together = isNextToLast ? sum(heights.slice(at)) + rest : height;
      if (makeRoom(pdf, together) && head && row !== head) drawRow(pdf, head, heightOf(pdf, head), scope);
      drawRow(pdf, row, height, scope);
    }
  });
  pdf.y += AFTER_GRID;
};

const fieldRows = (labels: readonly string[]): Cell[][] =>
  Array.from({ length: Math.ceil(labels.length / 2) }, (_, row) =>
    [0, 1].flatMap((at) => [
      { words: labels[row * 2 + at] ?? '', width: LABEL_WIDTH, bold: true },
      { words: '', width: WIDTH / 2 - LABEL_WIDTH, bold: false },
    ]),
  );

const drawTable = (
  pdf: Pdf,
  { head, rows, empty }: Extract<Block, { kind: 'table' }>,
  below: number,
): void => {
  const width = WIDTH / head.length;
  const cells = (words: readonly string[], bold: boolean): Cell[] =>
    head.map((_, i) => ({ words: words[i]?.trim() ?? '', width, bold }));
  const blank = Array.from({ length: empty }, () => [] as string[]);
  drawGrid(
    pdf,
    [...rows, ...blank].map((words) => cells(words, false)),
    below,
    cells(head, true),
  );
};

const drawLine = (pdf: Pdf, words: string, bold: boolean, below: number): void => {
  const size = { width: WIDTH, lineGap: 3 };
  const after = below > 0 ? AFTER_LINE + below : 0;
  makeRoom(pdf, face(pdf, bold).heightOfString(words, size) + (bold ? 2 * ROW_HEIGHT : after));
  pdf.part(bold ? 'H2' : 'P', () => face(pdf, bold).text(words, MARGIN, pdf.y, size));
  pdf.y += AFTER_LINE;
};

const signatureHeight = (lines: readonly string[]): number => lines.length * SIGN_LINE;

const drawSignatures = (pdf: Pdf, lines: readonly string[]): void => {
  makeRoom(pdf, signatureHeight(lines));
  for (const words of lines) {
    pdf.y += SIGN_LINE / 2;
    pdf.part('P', () => face(pdf, false).text(words, MARGIN + WIDTH / 2, pdf.y, { width: WIDTH / 2 }));
  }
};

/** `below` is the height of signatures that stand on the same page as the end of this block. */
const drawBlock = (pdf: Pdf, block: Block, below: number): void => {
  switch (block.kind) {
    case 'heading':
      pdf.y += 6;
      drawLine(pdf, block.text, true, below);
      break;
    case 'text':
      drawLine(pdf, block.text, false, below);
      break;
    case 'list':
      for (const [index, item] of block.items.entries())
        drawLine(pdf, `${index + 1}. ${item}`, false, index === block.items.length - 1 ? below : 0);
      break;
    case 'fields':
      drawGrid(pdf, fieldRows(block.labels), below);
      break;
    case 'table':
      drawTable(pdf, block, below);
      break;
    case 'sign':
      drawSignatures(pdf, block.lines);
  }
};

/** The same form to be printed at once and filled in by hand, where nobody has a word processor. */
export const writePdfForm = ({ title, blocks }: DemoTemplate): Promise<Buffer> =>
  writePdf(
    {
      title,
      margins: { top: TOP, bottom: PAGE_HEIGHT - BOTTOM, left: MARGIN, right: MARGIN },
      bufferPages: true,
    },
    (pdf) => {
      const middle = { width: WIDTH, align: 'center' } as const;
      pdf.part('H1', () => pdf.font('bold').fontSize(18).text(title, MARGIN, TOP, middle));
      pdf.y += 14;
      for (const [at, block] of blocks.entries()) {
        const next = blocks[at + 1];
        drawBlock(pdf, block, next?.kind === 'sign' ? signatureHeight(next.lines) : 0);
      }
      pageFooters(pdf, title, { left: MARGIN, width: WIDTH, y: FOOT });
    },
  );
