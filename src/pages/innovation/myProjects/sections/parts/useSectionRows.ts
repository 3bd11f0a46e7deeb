import { fieldWord } from '@contract/rules/field-labels';
import { isOpenField } from '@contract/rules/open-fields';
import type { RowActs } from '@/components/form/useRows';
import { addRow, moveRow, removeRow, rowIds } from '@/draft/draft-rows';
import { useWords } from '@/i18n/useWords';
import type { SectionProps } from '@/pages/innovation/myProjects/parts/section-props';

type Needs = Pick<SectionProps, 'draft' | 'errors' | 'slips' | 'readOnly' | 'application'>;

/** What stands in each row and what is said about it, as text; one pass for all rows. */
const seenByRow = ({ draft, errors, slips }: Needs, list: string): Map<string, string> => {
  const { server, edits } = draft.view().state;
  const rows = new Map<string, unknown[]>();
  for (const all of [server, edits, errors, slips])
    for (const [path, one] of Object.entries(all)) {
      const id = path.startsWith(`${list}.`) ? path.slice(list.length + 1).split('.')[0] : undefined;
      if (id) rows.set(id, [...(rows.get(id) ?? []), path, one]);
    }
  return new Map([...rows].map(([id, seen]) => [id, JSON.stringify(seen)]));
};

/**
 * A list of the draft as the row fields of the kit take it. What its rows show of anything but themselves is named in
 * `also`: they are not drawn again for what changes elsewhere.
 */
export const useSectionRows = (section: Needs, list: string, also: readonly unknown[] = []) => {
  const { draft, errors, slips, readOnly, application } = section;
  const say = useWords();
  const seen = seenByRow(section, list);
  // Of the application no more than its fields ask for: each save brings another one.
  const allowed = [draft, application.id, application.openPaths, application.part, application.files];
  const acts: RowActs = {
    ids: rowIds(draft, list),
    onAdd: () => addRow(draft, list),
    onRemove: (id) => removeRow(draft, list, id),
    onMove: (id, by) => moveRow(draft, list, id, by),
  };
  return {
    ...acts,
    id: list,
    label: say(fieldWord(list)),
    error: errors[list] ?? null,
    readOnly: readOnly || !isOpenField(list, application.openPaths),
    marks: (id: string): readonly unknown[] => [seen.get(id), ...allowed, readOnly, ...also],
    /** Sentences about fields of one row: its fields may be out of sight, and what is wrong in them was named there. */
    faults: (id: string): number =>
      Object.keys({ ...slips, ...errors }).filter((path) => path.startsWith(`${list}.${id}.`)).length,
  };
};
