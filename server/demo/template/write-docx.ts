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

const cell = (words: string, width: number, bold = false): TableCell =>
  new TableCell({
    width: { size: width, type: WidthType.DXA },
    margins: { top: 90, bottom: 90, left: 110, right: 110 },
    children: [new Paragraph({ children: [run(words, { bold })] })],
  });

const grid = (widths: readonly number[], rows: TableRow[]): FileChild[] => [
  new Table({ width: { size: WIDTH, type: WidthType.DXA }, columnWidths: [...widths], rows }),
  new Paragraph({ children: [] }),
];

const fieldRows = (labels: readonly string[]): FileChild[] => {
  const blank = WIDTH / 2 - LABEL_WIDTH;
  const rows = Array.from({ length: Math.ceil(labels.length / 2) }, (_, row) =>
    labels.slice(row * 2, row * 2 + 2),
  );
  return grid(
    [LABEL_WIDTH, blank, LABEL_WIDTH, blank],
    rows.map(
      (pair) =>
        new TableRow({
          cantSplit: true,
          children: [0, 1].flatMap((at) => [cell(pair[at] ?? '', LABEL_WIDTH, true), cell('', blank)]),
        }),
    ),
  );
};

const tableRows = ({ head, rows, empty }: Extract<Block, { kind: 'table' }>): FileChild[] => {
  const width = Math.floor(WIDTH / head.length);
  const blank = Array.from({ length: empty }, () => head.map(() => ''));
  return grid(
    head.map(() => width),
    [head, ...rows, ...blank].map(
      (words, index) =>
        new TableRow({
          cantSplit: true,
          tableHeader: index === 0,
          children: words.map((word) => cell(word, width, index === 0)),
        }),
    ),
  );
};

const line = (words: string, bold: boolean, before: number): Paragraph =>
  new Paragraph({ spacing: { before, after: 120, line: 360 }, children: [run(words, { bold })] });

const setBlock = (block: Block): FileChild[] => {
  switch (block.kind) {
    case 'heading':
      return [line(block.text, true, 240)];
    case 'text':
      return [line(block.text, false, 0)];
    case 'list':
      return block.items.map((item, index) => line(`${index + 1}. ${item}`, false, 0));
    case 'fields':
      return fieldRows(block.labels);
    case 'table':
      return tableRows(block);
    case 'sign':
      return block.lines.map(
        (words) =>
          new Paragraph({ indent: { left: WIDTH / 2 }, spacing: { before: 360 }, children: [run(words)] }),
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
            ...blocks.flatMap(setBlock),
          ],
        },
      ],
    }),
  );
