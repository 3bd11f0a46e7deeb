import type { Sections } from '@contract/application';
import { SECTIONS, type Section } from '@contract/enums';
import { type Fields, type FieldValue, flatten } from '@contract/rules/draft-fields';
import { FIELD_LABELS, type FieldPattern, fieldWord } from '@contract/rules/field-labels';
import type { Word } from '@contract/word';
import type { Say } from '@/i18n/useWords';

/** The label of an answer, with its number where it has one: `附件 2`. */
export const nameOf = (say: Say, { word, nth }: Pick<AnswerLine, 'word' | 'nth'>): string =>
  nth === undefined ? say(word) : `${say(word)} ${nth}`;

/** One line of the answers: a field, or a row of a list with its own fields. */
export interface AnswerLine {
  path: string;
  word: Word;
  /** Number among several lines that have the same name. */
  nth?: number;
  value: FieldValue;
  /** A list with several columns: its rows, each with its columns as `parts`. */
  rows?: AnswerLine[];
  /** The columns of a row. */
  parts?: AnswerLine[];
  /** The line whose value names this one, where it is filled in: the kind of an attachment. */
  named?: AnswerLine;
}

const PATTERNS = Object.keys(FIELD_LABELS) as FieldPattern[];
/** Fields without a line of their own: the budget table shows them, and the unit's id is only a key. */
const LEFT_OUT = /^(unit\.unitId$|budget\.)/;

const columnsOf = (list: string): string[] =>
  PATTERNS.filter((pattern) => pattern.startsWith(`${list}.*.`)).map((pattern) =>
    pattern.slice(list.length + 3),
  );

const rowLine = (list: string, nth: number, id: string, parts: AnswerLine[]): AnswerLine => {
  const name = { word: fieldWord(list), nth };
  const path = `${list}.${id}`;
  const [first, second] = parts;
  // A row of one column needs no label for it, and an attachment is named by its kind.
  if (first && !second) return { ...first, ...name };
  if (first && second && path.startsWith('files.')) return { ...second, ...name, named: first };
  return { ...name, path, value: id, parts };
};

const rowLines = (fields: Fields, list: string): AnswerLine[] => {
  const ids = fields[list];
  return (Array.isArray(ids) ? ids : []).map((id, index) => {
    const parts = columnsOf(list).map((column) => {
      const path = `${list}.${id}.${column}`;
      return { path, word: fieldWord(path), value: fields[path] ?? null };
    });
    return rowLine(list, index + 1, id, parts);
  });
};

/** A section as lines, in the order of its fields. An empty list is one empty line. */
const linesOf = (fields: Fields, section: Section): AnswerLine[] =>
  PATTERNS.filter(
    (path) => path.startsWith(`${section}.`) && !path.includes('*') && !LEFT_OUT.test(path),
  ).flatMap((path) => {
    const value = fields[path] ?? null;
    const isList = columnsOf(path).length > 0;
    const word = fieldWord(path);
    if (!isList) return [{ path, word, value }];
    const rows = rowLines(fields, path);
    if (rows.some(({ parts }) => parts)) return [{ path, word, value, rows }];
    return rows.length > 0 ? rows : [{ path, word, value: null }];
  });

/** Attachments in the order in which the period asks for their kinds; kinds that it does not ask for come last. */
const byMaterial = (sections: Sections, materials: readonly { kind: string }[]): Sections => {
  const { attachments } = sections.files;
  const known = materials.map(({ kind }) => kind);
  const kinds = [...known, ...attachments.map(({ kind }) => kind ?? '')];
  const ordered = [...new Set(kinds)].flatMap((kind) =>
    attachments.filter((attachment) => (attachment.kind ?? '') === kind),
  );
  return { ...sections, files: { ...sections.files, attachments: ordered } };
};

/** Everything that was filled in, by section. `materials`: what the period asks for. */
export const answersOf = (
  sections: Sections,
  unread: Readonly<Record<string, string>> = {},
  materials: readonly { kind: string }[] = [],
): Record<Section, AnswerLine[]> => {
  const fields = { ...flatten(byMaterial(sections, materials)), ...unread };
  return Object.fromEntries(SECTIONS.map((section) => [section, linesOf(fields, section)])) as Record<
    Section,
    AnswerLine[]
  >;
};
