import {
  AlignmentType,
  Document,
  type FileChild,
  Footer,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { Block, DemoTemplate } from './demo-template';

const FONT = { ascii: 'Times New Roman', hAnsi: 'Times New Roman', eastAsia: '宋体' };
/** Sizes in half points, distances in twentieths of a point. */
const BODY = 22;
const A4 = { width: 11_906, height: 16_838 };
const MARGIN = { top: 1300, right: 1300, bottom: 1200, left: 1300 };
const WIDTH = A4.width - MARGIN.left - MARGIN.right;
const LABEL_WIDTH = 1700;

const run = (words: string, more: { bold?: boolean; size?: number } = {}): TextRun =>
  new TextRun({ text: words, font: FONT, size: BODY, ...more });

/** `keepNext` keeps a line, or the row that it stands in, on the page of what follows. */
const cell = (words: string, width: number, bold = false, keepNext = false): TableCell =>
  new TableCell({
    width: { size: width, type: WidthType.DXA },
    margins: { top: 90, bottom: 90, left: 110, right: 110 },
    children: [new Paragraph({ keepNext, children: [run(words, { bold })] })],
  });

const grid = (widths: readonly number[], rows: TableRow[], keepNext: boolean): FileChild[] => [
  new Table({ width: { size: WIDTH, type: WidthType.DXA }, columnWidths: [...widths], rows }),
  new Paragraph({ keepNext, children: [] }),
];

/** The last row, which may be the total, stays with the one before it, and with signatures below the table. */
const isKept = (row: number, rows: number, isSigned: boolean): boolean =>
  row === rows - 2 || (row === rows - 1 && isSigned);

const fieldRows = (labels: readonly string[], isSigned: boolean): FileChild[] => {
  const blank = WIDTH / 2 - LABEL_WIDTH;
  const rows = Array.from({ length: Math.ceil(labels.length / 2) }, (_, row) =>
    labels.slice(row * 2, row * 2 + 2),
  );
  return grid(
    [LABEL_WIDTH, blank, LABEL_WIDTH, blank],
    rows.map((pair, index) => {
      const keepNext = isKept(index, rows.length, isSigned);
      return new TableRow({
        cantSplit: true,
        children: [0, 1].flatMap((at) => [
          cell(pair[at] ?? '', LABEL_WIDTH, true, keepNext),
          cell('', blank, false, keepNext),
        ]),
      });
    }),
    isSigned,
  );
};

const tableRows = (
  { head, rows, empty }: Extract<Block, { kind: 'table' }>,
  isSigned: boolean,
): FileChild[] => {
  const width = Math.floor(WIDTH / head.length);
  const blank = Array.from({ length: empty }, () => head.map(() => ''));
  const all = [head, ...rows, ...blank];
  return grid(
    head.map(() => width),
    all.map((words, index) => {
      const keepNext = isKept(index, all.length, isSigned);
      return new TableRow({
        cantSplit: true,
        tableHeader: index === 0,
        children: words.map((word) => cell(word, width, index === 0, keepNext)),
      });
    }),
    isSigned,
  );
};

const line = (words: string, before: number, { bold = false, keepNext = false } = {}): Paragraph =>
  new Paragraph({
    keepNext: bold || keepNext,
    spacing: { before, after: 120, line: 360 },
    children: [run(words, { bold })],
  });

/** `isSigned`: signatures follow, which stand on the same page as the end of this block. */
const setBlock = (block: Block, isSigned: boolean): FileChild[] => {
  switch (block.kind) {
    case 'heading':
      return [line(block.text, 240, { bold: true })];
    case 'text':
      return [line(block.text, 0, { keepNext: isSigned })];
    case 'list':
      return block.items.map((item, index) =>
        line(`${index + 1}. ${item}`, 0, { keepNext: isSigned && index === block.items.length - 1 }),
      );
    case 'fields':
      return fieldRows(block.labels, isSigned);
    case 'table':
      return tableRows(block, isSigned);
    case 'sign':
      return block.lines.map(
        (words, index) =>
          new Paragraph({
            keepNext: index < block.lines.length - 1,
            indent: { left: WIDTH / 2 },
            spacing: { before: 360 },
            children: [run(words)],
          }),
      );
  }
};

const footer = (title: string): Footer =>
  new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.CENTER,
        children: [
          run(`${title}　第 `, { size: 18 }),
          new TextRun({ children: [PageNumber.CURRENT], font: FONT, size: 18 }),
          run(' 页', { size: 18 }),
        ],
      }),
    ],
  });

/** The template as a DOCX that can be filled in, printed on A4 and sealed. */
export const writeDocx = ({ title, blocks }: DemoTemplate): Promise<Buffer> =>
  Packer.toBuffer(
    new Document({
      title,
      creator: '开创专项办公室',
      lastModifiedBy: '开创专项办公室',
      styles: { default: { document: { run: { language: { value: 'zh-CN', eastAsia: 'zh-CN' } } } } },
      sections: [
        {
          properties: { page: { size: A4, margin: MARGIN } },
          footers: { default: footer(title) },
          children: [
            new Paragraph({
              alignment: AlignmentType.CENTER,
              spacing: { after: 360 },
              children: [run(title, { bold: true, size: 36 })],
            }),
            ...blocks.flatMap((block, at) => setBlock(block, blocks[at + 1]?.kind === 'sign')),
          ],
        },
      ],
    }),
  );
