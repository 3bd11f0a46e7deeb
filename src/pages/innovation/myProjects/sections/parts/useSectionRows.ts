import { fieldWord } from '@contract/rules/field-labels';
import { isOpenField } from '@contract/rules/open-fields';
import type { RowActs } from '@/components/form/useRows';
import { addRow, moveRow, removeRow, rowIds } from '@/draft/draft-rows';
import { useWords } from '@/i18n/useWords';
import type { SectionProps } from '@/pages/innovation/myProjects/parts/section-props';

type Needs = Pick<SectionProps, 'draft' | 'errors' | 'slips' | 'readOnly' | 'application'>;

/** A list of the draft as the row fields of the kit take it. */
export const useSectionRows = ({ draft, errors, slips, readOnly, application }: Needs, list: string) => {
  const say = useWords();
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
    /** Sentences about fields of one row: its fields may be out of sight, and what is wrong in them was named there. */
    faults: (id: string): number =>
      Object.keys({ ...slips, ...errors }).filter((path) => path.startsWith(`${list}.${id}.`)).length,
  };
};
