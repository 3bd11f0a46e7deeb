import { SECTIONS, type Section } from '@contract/enums';
import { sectionOf } from '@contract/rules/draft-fields';
import { FIELD_KINDS, type FieldKind } from '@contract/rules/field-kinds';
import { FIELD_LABELS, type FieldPattern } from '@contract/rules/field-labels';

/**
 * The field kinds that can be filled in offline. Files, check boxes and keys are given on the page; each new kind must
 * be listed here.
 */
const IS_WRITTEN: Readonly<Record<FieldKind, boolean>> = {
  text: true,
  choice: true,
  branch: true,
  words: true,
  month: true,
  day: true,
  money: true,
  months: true,
  points: true,
  rows: true,
  fixed: false,
  tick: false,
  file: false,
  files: false,
  period: false,
  key: false,
};
/** The category is chosen with the period, a unit through its search; ID card numbers never leave the platform. */
const ON_THE_PAGE: readonly FieldPattern[] = [
  'base.category',
  'unit.name',
  'unit.uscc',
  'team.members.*.idNumber',
];

/** One field of the Word file, or a list with its columns. */
export interface OfflineField {
  /** Printed beside the field: the number of its section, and its number within that. */
  code: string;
  path: FieldPattern;
  section: Section;
  /** Last path segments of a list's cells; empty for a single field. */
  columns: string[];
}

const PATTERNS = Object.keys(FIELD_LABELS) as FieldPattern[];
const isWritten = (path: FieldPattern): boolean =>
  IS_WRITTEN[FIELD_KINDS[path]] && !ON_THE_PAGE.includes(path);

const columnsOf = (list: string): string[] =>
  PATTERNS.filter((pattern) => pattern.startsWith(`${list}.*.`) && isWritten(pattern)).map((pattern) =>
    pattern.slice(list.length + 3),
  );

const fieldsOf = (section: Section, index: number): OfflineField[] =>
  PATTERNS.filter((path) => sectionOf(path) === section && !path.includes('*')).flatMap((path, at) => {
    const columns = columnsOf(path);
    const isEmptyList = FIELD_KINDS[path] === 'rows' && columns.length === 0;
    if (!isWritten(path) || isEmptyList) return [];
    return [{ code: `${index + 1}.${String(at + 1).padStart(2, '0')}`, path, section, columns }];
  });

/** Every field that can be written offline, in the order of the form. */
export const OFFLINE_FIELDS: readonly OfflineField[] = SECTIONS.flatMap(fieldsOf);
