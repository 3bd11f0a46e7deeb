/** Where a key leads from a cell of a grid of text inputs: rows down, columns along. */
export interface GridStep {
  rows: number;
  columns: number;
}

interface Caret {
  value: string;
  selectionStart: number | null;
  selectionEnd: number | null;
}

const atStart = ({ selectionStart, selectionEnd, value }: Caret): boolean =>
  selectionStart === 0 && (selectionEnd === 0 || selectionEnd === value.length);
const atEnd = ({ selectionStart, selectionEnd, value }: Caret): boolean =>
  selectionEnd === value.length && (selectionStart === value.length || selectionStart === 0);

/**
 * Up, down and Enter always leave the cell; left and right only from its end, or while all of it is selected, so
 * that the text itself can still be edited with the arrows.
 */
export function gridStep(key: string, caret: Caret, rtl: boolean): GridStep | null {
  const onward = rtl ? 'ArrowLeft' : 'ArrowRight';
  const back = rtl ? 'ArrowRight' : 'ArrowLeft';
  if (key === 'ArrowDown' || key === 'Enter') return { rows: 1, columns: 0 };
  if (key === 'ArrowUp') return { rows: -1, columns: 0 };
  if (key === onward && atEnd(caret)) return { rows: 0, columns: 1 };
  if (key === back && atStart(caret)) return { rows: 0, columns: -1 };
  return null;
}
