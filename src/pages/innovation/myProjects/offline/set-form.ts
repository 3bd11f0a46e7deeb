import type { Section } from '@contract/enums';
import type { FileChild } from 'docx';
import { coreProperties } from './core-properties';
import { type FormMarks, printOf, writeMarks } from './form-marks';
import { tidyText } from './offline-values';
import { A4, BODY, CELL, MARGIN, WIDTH, wordPieces } from './word-pieces';
import type { WrittenField } from './written-form';

/** Labels around the fields, in the language of the page. */
export interface FormWords {
  title: string;
  author: string;
  /** Of these labels; what people write is Chinese. */
  language: string;
  facts: string[];
  guide: string[];
  code: string;
  field: string;
  content: string;
  sectionOf: (section: Section) => string;
  labelOf: (path: string) => string;
}

const CODE_WIDTH = 900;
const LABEL_WIDTH = 2300;
/** Empty rows for additions; more can be added to the table. */
const BLANK_ROWS = 2;

/** Makes a Word file that can be filled in and read back: the code in each row says which field it is. */
export async function setForm(
  words: FormWords,
  written: readonly WrittenField[],
  marks: FormMarks,
): Promise<ArrayBuffer> {
  const docx = await import('docx');
  const { table, ...pieces } = wordPieces(docx);
  const lines: string[] = [];
  const line = (text: string, ...look: [bold: boolean, size: number, before: number]): FileChild => {
    lines.push(printOf(tidyText(text)));
    return pieces.line(text, ...look);
  };
  const single = (fields: WrittenField[]): FileChild[] =>
    fields.length === 0
      ? []
      : table(
          [CODE_WIDTH, LABEL_WIDTH, WIDTH - CODE_WIDTH - LABEL_WIDTH],
          [words.code, words.field, words.content],
          fields.map(({ code, path, text }) => [code, words.labelOf(path), text]),
          { locked: 2, size: BODY },
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
        { locked: 1, size: CELL },
      ),
    ];
  };
  const sections = [...new Set(written.map(({ section }) => section))];
  const children = [
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
  ];
  const document = new docx.Document({
    title: words.title,
    customProperties: writeMarks({ ...marks, lines }),
    styles: {
      default: {
        document: {
          run: { language: { value: words.language, eastAsia: 'zh-CN' } },
        },
      },
    },
    sections: [{ properties: { page: { size: A4, margin: MARGIN } }, children }],
  });
  const { title, author, language } = words;
  const data = coreProperties({ title, author, language, madeAt: marks.madeAt });
  return docx.Packer.toArrayBuffer(document, undefined, [{ path: 'docProps/core.xml', data }]);
}
