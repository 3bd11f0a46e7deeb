import { BUDGET_SUBJECTS, type BudgetSubject } from '@contract/enums';
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { useList } from '@/i18n/useList';
import { type Text, useText } from '@/i18n/useText';
import { isComposing } from '@/utils/is-composing';
import { parseTable } from '@/utils/parse-table';
import {
  BUDGET_COLUMNS,
  type BudgetCells,
  type BudgetChange,
  type BudgetColumn,
  cellId,
} from './budget-cells';
import type { BudgetNames } from './budget-names';
import { spreadPaste } from './budget-paste';
import { gridStep } from './grid-keys';

interface Place {
  subject: BudgetSubject;
  column: BudgetColumn;
}

interface Pasted {
  words: string;
  /** The pasted values, and the values that the cells had before, for undoing the paste. */
  changes: { now: BudgetChange; before: BudgetChange }[];
}

/** The names of the rows and columns in the language of the page, to recognise them in a pasted block. */
const namesIn = (text: Text): BudgetNames => ({
  rows: new Map<string, BudgetSubject | null>([
    ...BUDGET_SUBJECTS.map((subject) => [text(`kit.budget.${subject}.label`), subject] as const),
    ...(['direct', 'total', 'source', 'difference'] as const).map(
      (sum) => [text(`kit.budget.${sum}.label`), null] as const,
    ),
  ]),
  columns: new Map<string, BudgetColumn | null>([
    ...BUDGET_COLUMNS.map((column) => [text(`kit.budget.${column}.column`), column] as const),
    [text('kit.budget.both.column'), null],
  ]),
});

interface PasteRules {
  /** Whether a cell is read-only, by its id. */
  isClosed: (cell: string) => boolean;
  /** Words a message about the `n` pasted cells that had no place; undefined says nothing about them. */
  leftOut: ((n: number) => string) | undefined;
}

export interface BudgetGrid {
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onPaste: (event: ClipboardEvent<HTMLElement>) => void;
  pasted: Pasted | null;
  undoPaste: () => void;
}

/** Arrow keys between the cells, and blocks from a spreadsheet over them with a way back. */
export function useBudgetGrid(
  tableId: string,
  cells: Record<BudgetSubject, BudgetCells>,
  { isClosed, leftOut }: PasteRules,
  onChange: (changes: BudgetChange[]) => void,
): BudgetGrid {
  const text = useText();
  const join = useList();
  const [pasted, setPasted] = useState<Pasted | null>(null);
  const placeOf = (target: EventTarget): Place | null => {
    if (!(target instanceof HTMLInputElement)) return null;
    for (const subject of BUDGET_SUBJECTS)
      for (const column of BUDGET_COLUMNS)
        if (target.id === cellId(tableId, subject, column)) return { subject, column };
    return null;
  };
  const focusCell = (subject: BudgetSubject, column: BudgetColumn): void => {
    const cell = document.getElementById(cellId(tableId, subject, column));
    if (!(cell instanceof HTMLInputElement)) return;
    cell.focus();
    cell.select();
  };
  return {
    pasted,
    onKeyDown: (event) => {
      const place = placeOf(event.target);
      if (
        !place ||
        isComposing(event.nativeEvent) ||
        event.altKey ||
        event.ctrlKey ||
        event.metaKey ||
        event.shiftKey
      )
        return;
      const input = event.target as HTMLInputElement;
      const step = gridStep(
        event.key,
        input,
        getComputedStyle(input.closest('table') ?? input).direction === 'rtl',
      );
      if (!step) return;
      const subject = BUDGET_SUBJECTS[BUDGET_SUBJECTS.indexOf(place.subject) + step.rows];
      const column = BUDGET_COLUMNS[BUDGET_COLUMNS.indexOf(place.column) + step.columns];
      // Enter at the foot must not send the form either.
      event.preventDefault();
      if (subject && column) focusCell(subject, column);
    },
    onPaste: (event) => {
      const place = placeOf(event.target);
      if (!place) return;
      const block = parseTable(event.clipboardData.getData('text'));
      if (block.length === 1 && block[0]?.length === 1) return;
      event.preventDefault();
      const { changes, left } = spreadPaste(block, place, namesIn(text), (subject, column) =>
        isClosed(cellId(tableId, subject, column)),
      );
      onChange(changes);
      const words = [
        text('kit.budget.pasted.success', { n: changes.length }),
        ...(left > 0 && leftOut ? [leftOut(left)] : []),
      ];
      setPasted({
        words: join(words, 'sentences'),
        changes: changes.map((now) => {
          const { subject, column } = now;
          return { now, before: { subject, column, value: cells[subject][column] } };
        }),
      });
    },
    undoPaste: () => {
      // Only cells that still hold the pasted value are restored, so that nothing typed since then is lost.
      const standing = pasted?.changes.filter(
        ({ now: { subject, column, value } }) => cells[subject][column] === value,
      );
      if (standing) onChange(standing.map(({ before }) => before));
      setPasted(null);
    },
  };
}
