import { fieldWord } from '@contract/rules/field-labels';
import { isOpenField } from '@contract/rules/open-fields';
import type { RowActs } from '@/components/form/useRows';
import { addRow, moveRow, removeRow, rowIds } from '@/draft/draft-rows';
import { useWords } from '@/i18n/useWords';
import type { SectionProps } from '@/pages/innovation/myProjects/parts/section-props';

type Needs = Pick<SectionProps, 'draft' | 'errors' | 'slips' | 'readOnly' | 'application'>;

/** Values and errors of each row as one string, to detect changes; computed in one pass for all rows. */
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
 * Connects a list of the draft to the row fields of the form kit. `also` names whatever else the rows
 * display: they are not rendered again for any other change.
 */
export const useSectionRows = (section: Needs, list: string, also: readonly unknown[] = []) => {
  const { draft, errors, slips, readOnly, application } = section;
  const say = useWords();
  const seen = seenByRow(section, list);
  // Only those parts of the application that the fields use, because each save makes a new object.
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
    /** Number of errors in one row; needed because its fields may be out of sight, and so may their messages. */
    faults: (id: string): number =>
      Object.keys({ ...slips, ...errors }).filter((path) => path.startsWith(`${list}.${id}.`)).length,
  };
};
