import type { FileChild, Paragraph, TableCell, TableRow } from 'docx';

const FONT = { ascii: 'Times New Roman', hAnsi: 'Times New Roman', eastAsia: '宋体' };
/** Sizes in half points, distances in twentieths of a point. */
export const BODY = 21;
export const CELL = 18;
export const A4 = { width: 11_906, height: 16_838 };
export const MARGIN = { top: 1200, right: 1200, bottom: 1100, left: 1200 };
/** The width of a line between the margins. */
export const WIDTH = A4.width - MARGIN.left - MARGIN.right;
const SHADE = 'F2F4F7';

interface Look {
  /** Number of columns from the left that must not be edited. */
  locked: number;
  size: number;
}

/** The lines and tables that a Word form is set from. */
export const wordPieces = (docx: typeof import('docx')) => {
  const { WidthType, ShadingType } = docx;
  const run = (text: string, bold = false, size = BODY) => new docx.TextRun({ text, bold, size, font: FONT });
  const line = (text: string, bold: boolean, size: number, before: number): Paragraph =>
    new docx.Paragraph({
      spacing: { before, after: 100 },
      keepNext: bold,
      children: [run(text, bold, size)],
    });
  const cell = (text: string, width: number, shaded: boolean, size: number): TableCell =>
    new docx.TableCell({
      width: { size: width, type: WidthType.DXA },
      margins: { top: 70, bottom: 70, left: 90, right: 90 },
      ...(shaded && { shading: { type: ShadingType.CLEAR, color: 'auto', fill: SHADE } }),
      children: text.split('\n').map((part) => new docx.Paragraph({ children: [run(part, false, size)] })),
    });
  const table = (widths: number[], head: string[], rows: string[][], { locked, size }: Look): FileChild[] => [
    new docx.Table({
      width: { size: WIDTH, type: WidthType.DXA },
      columnWidths: widths,
      rows: [head, ...rows].map(
        (texts, index): TableRow =>
          new docx.TableRow({
            tableHeader: index === 0,
            children: texts.map((text, at) => cell(text, widths[at] ?? 0, index === 0 || at < locked, size)),
          }),
      ),
    }),
    new docx.Paragraph({ children: [] }),
  ];
  return { line, table };
};
