/** A block of a paper form; `writeDocx` and `writePdfForm` lay it out. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: readonly string[] }
  /** Label and empty cell, two pairs a row. */
  | { kind: 'fields'; labels: readonly string[] }
  /** Head and rows; a number of empty rows where people fill in. */
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[]; empty: number }
  /** Lines for signatures, at the right. */
  | { kind: 'sign'; lines: readonly string[] };

/** One template of the demo site: its announcement and the blocks of the form. */
export interface DemoTemplate {
  title: string;
  /** For which step. */
  topic: string;
  summary: string;
  body: string;
  daysAgo: number;
  blocks: readonly Block[];
}

export const heading = (text: string): Block => ({ kind: 'heading', text });
export const text = (words: string): Block => ({ kind: 'text', text: words });
export const list = (...items: string[]): Block => ({ kind: 'list', items });
export const fields = (...labels: string[]): Block => ({ kind: 'fields', labels });
export const sign = (...lines: string[]): Block => ({ kind: 'sign', lines });
export const table = (head: readonly string[], rows: readonly (readonly string[])[], empty = 0): Block => ({
  kind: 'table',
  head,
  rows,
  empty,
});
