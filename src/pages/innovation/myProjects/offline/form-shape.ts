import type { LeftInCell } from './cell-text';
import type { FormMarks } from './form-marks';

/**
 * Something in the file that is not taken over: what no field can hold, a row whose cells were merged or removed, and
 * text that stands beside the cells to be filled in.
 */
export interface Left {
  key: string;
  kind: LeftInCell | 'merged' | 'outside';
  /** The field or the list it was found in; null beside the tables. */
  path: string | null;
  text: string;
}

/** The content of the file, found by its codes. */
export interface ReadForm {
  marks: FormMarks;
  /** Texts of single fields and of cells, by path. */
  texts: Map<string, string>;
  /** Ids of the rows that are still in the file, by path of their list. */
  kept: Map<string, string[]>;
  /** Added rows, by path of their list; one text per column. */
  added: Map<string, string[][]>;
  left: Left[];
}
