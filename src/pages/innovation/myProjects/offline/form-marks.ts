/**
 * What the file's document properties record; editors keep them without showing them. Fields are found by the codes in
 * the text; the marks say which application the file belongs to and what its fields contained when it was made.
 */
export interface FormMarks {
  application: number;
  version: number;
  /** ISO 8601. */
  madeAt: string;
  /** Ids of the rows of a list, by its path. */
  rows: Record<string, string[]>;
  /** A short hash of the text of each field, by path. */
  prints: Record<string, string>;
  /** Short hashes of the lines beside the fields; empty in files from before they were recorded. */
  lines: string[];
}

const PREFIX = 'kc';
const FNV_START = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** A hash that detects edits (FNV-1a, 32 bits). It need not resist forgery because nothing relies on that. */
export const printOf = (text: string): string => {
  let hash = FNV_START;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME);
  return (hash >>> 0).toString(36);
};

/** The marks as names and values of document properties. */
export const writeMarks = (marks: FormMarks): { name: string; value: string }[] => [
  { name: `${PREFIX}.application`, value: String(marks.application) },
  { name: `${PREFIX}.version`, value: String(marks.version) },
  { name: `${PREFIX}.madeAt`, value: marks.madeAt },
  ...Object.entries(marks.rows).flatMap(([list, ids]) =>
    ids.map((id, at) => ({ name: `${PREFIX}.row.${list}.${at}`, value: id })),
  ),
  ...marks.lines.map((print, at) => ({ name: `${PREFIX}.line.${at}`, value: print })),
  ...Object.entries(marks.prints).map(([path, print]) => ({ name: `${PREFIX}.was.${path}`, value: print })),
];

const readMark = (marks: FormMarks, name: string, value: string): void => {
  const [, kind, rest = ''] = /^kc\.(row|was|line)\.(.+)$/.exec(name) ?? [];
  if (kind === 'was') marks.prints[rest] = value;
  if (kind === 'line') marks.lines.push(value);
  const [, list, at] = (kind === 'row' && /^(.+)\.(\d+)$/.exec(rest)) || [];
  if (!list || !at) return;
  const ids = marks.rows[list] ?? [];
  ids[Number(at)] = value;
  marks.rows[list] = ids;
};

/** Reads the marks from document properties; null if the file has none of ours. */
export const readMarks = (properties: ReadonlyMap<string, string>): FormMarks | null => {
  const application = Number(properties.get(`${PREFIX}.application`));
  const version = Number(properties.get(`${PREFIX}.version`));
  if (!Number.isSafeInteger(application) || application <= 0 || !Number.isSafeInteger(version)) return null;
  const marks: FormMarks = {
    application,
    version,
    madeAt: properties.get(`${PREFIX}.madeAt`) ?? '',
    rows: {},
    prints: {},
    lines: [],
  };
  for (const [name, value] of properties) readMark(marks, name, value);
  return marks;
};
