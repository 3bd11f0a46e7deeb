import type { Sections } from '@contract/application';
import { SECTIONS, type Section } from '@contract/enums';
import { type Fields, flatten, isRowsPath } from '@contract/rules/draft-fields';
import { fieldWord } from '@contract/rules/field-labels';
import type { Say } from '@/i18n/useWords';

/** Fields that hold ids and are not filled in by hand. */
const KEYS = /^(?:unit\.unitId|base\.periodId)$/;

const rowOf = (path: string): { list: string; id: string } | null => {
  const parts = path.split('.');
  const list = parts.slice(0, 2).join('.');
  return parts.length === 4 && isRowsPath(list) ? { list, id: parts[2] ?? '' } : null;
};

/** The name of a field for a reader: 项目成员 2 · 职称. */
export const fieldName = (say: Say, fields: Fields, path: string): string => {
  const own = say(fieldWord(path));
  const row = rowOf(path);
  if (!row) return own;
  const list = say(fieldWord(row.list));
  const ids = fields[row.list];
  const place = Array.isArray(ids) ? ids.indexOf(row.id) + 1 : 0;
  const name = place > 0 ? `${list} ${place}` : list;
  return own === list ? name : `${name} · ${own}`;
};

export interface PlaceGroup {
  section: Section;
  places: { value: string; label: string }[];
}

/** Every place of a form that a remark can be pinned to, by section, in the order of the form. */
export const placesOf = (say: Say, sections: Sections): PlaceGroup[] => {
  const fields = flatten(sections);
  return SECTIONS.map((section) => ({
    section,
    places: Object.keys(fields)
      .filter((path) => path.startsWith(`${section}.`) && !KEYS.test(path))
      .map((path) => ({ value: path, label: fieldName(say, fields, path) })),
  }));
};
