import type { Section } from '@contract/enums';
import type { FileChild, Paragraph, TableCell, TableRow } from 'docx';
import { type FormMarks, writeMarks } from './form-marks';
import type { WrittenField } from './written-form';

/** The words around the fields, in the language of the page. */
export interface FormWords {
  title: string;
  facts: string[];
  guide: string[];
  code: string;
  field: string;
  content: string;
  sectionOf: (section: Section) => string;
  labelOf: (path: string) => string;
}

const FONT = { ascii: 'Times New Roman', hAnsi: 'Times New Roman', eastAsia: '宋体' };
/** Sizes in half points, distances in twentieths of a point. */
const BODY = 21;
const CELL = 18;
const A4 = { width: 11_906, height: 16_838 };
const MARGIN = { top: 1200, right: 1200, bottom: 1100, left: 1200 };
const WIDTH = A4.width - MARGIN.left - MARGIN.right;
const CODE_WIDTH = 900;
const LABEL_WIDTH = 2300;
/** Rows that wait for what is added; more can be added in the table. */
const BLANK_ROWS = 2;
const SHADE = 'F2F4F7';

/** A Word file that is filled in and read back: each row says by its code which field it is. */
export async function setForm(
  words: FormWords,
  written: readonly WrittenField[],
  marks: FormMarks,
): Promise<ArrayBuffer> {
  const docx = await import('docx');
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
  const table = (
    widths: number[],
    head: string[],
    rows: string[][],
    locked: number,
    size: number,
  ): FileChild[] => [
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
  const single = (fields: WrittenField[]): FileChild[] =>
    fields.length === 0
      ? []
      : table(
          [CODE_WIDTH, LABEL_WIDTH, WIDTH - CODE_WIDTH - LABEL_WIDTH],
          [words.code, words.field, words.content],
          fields.map(({ code, path, text }) => [code, words.labelOf(path), text]),
          ...([2, BODY] as const),
        );
  const list = ({ code, path, columns, rows }: WrittenField): FileChild[] => {
    const width = Math.floor((WIDTH - CODE_WIDTH) / columns.length);
    const blank = Array.from({ length: BLANK_ROWS }, () => ['', ...columns.map(() => '')]);
    return [
      line(words.labelOf(path), true, BODY, 120),
      ...table(
        [CODE_WIDTH, ...columns.map(() => width)],
        [code, ...columns.map((column) => words.labelOf(`${path}.0.${column}`))],
        [...rows.map(({ cells }, at) => [`${code}-${at + 1}`, ...cells]), ...blank],
        ...([1, CELL] as const),
      ),
    ];
  };
  const sections = [...new Set(written.map(({ section }) => section))];
  const document = new docx.Document({
    title: words.title,
    customProperties: writeMarks(marks),
    sections: [
      {
        properties: { page: { size: A4, margin: MARGIN } },
        children: [
          line(words.title, true, 34, 0),
          ...words.facts.map((fact) => line(fact, false, BODY, 0)),
          ...words.guide.map((step, at) => line(`${at + 1}. ${step}`, false, BODY, 0)),
          ...sections.flatMap((section) => {
            const own = written.filter((field) => field.section === section);
            return [
              line(words.sectionOf(section), true, 28, 320),
              ...single(own.filter(({ columns }) => columns.length === 0)),
              ...own.filter(({ columns }) => columns.length > 0).flatMap(list),
            ];
          }),
        ],
      },
    ],
  });
  return docx.Packer.toArrayBuffer(document);
}
