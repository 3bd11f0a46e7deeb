/** A line in the comparison of two texts: in both, only in the earlier, or only in the later one. */
export interface LineDifference {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** With more pairs of lines than this, the differing part is shown as entirely replaced, to bound time and memory. */
const PAIRS_MAX = 4_000_000;

const of =
  (kind: LineDifference['kind']) =>
  (text: string): LineDifference => ({ kind, text });

const shared = (a: readonly string[], b: readonly string[]): number => {
  let n = 0;
  while (n < a.length && n < b.length && a[n] === b[n]) n += 1;
  return n;
};

type Left = (row: number, column: number) => number;

/** Length of the longest common subsequence of lines from each pair on; only for at most `PAIRS_MAX` pairs. */
const commonLeft = (before: readonly string[], after: readonly string[]): Left => {
  const width = after.length + 1;
  const left = new Uint32Array((before.length + 1) * width);
  const at: Left = (row, column) => left[row * width + column] ?? 0;
  for (let row = before.length - 1; row >= 0; row -= 1)
    for (let column = after.length - 1; column >= 0; column -= 1)
      left[row * width + column] =
        before[row] === after[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
  return at;
};

/** Differences along the longest common subsequence of lines. */
const middle = (before: readonly string[], after: readonly string[]): LineDifference[] => {
  if (before.length * after.length > PAIRS_MAX)
    return [...before.map(of('removed')), ...after.map(of('added'))];
  const left = commonLeft(before, after);
  const lines: LineDifference[] = [];
  let [row, column] = [0, 0];
  const take = (kind: LineDifference['kind'], from: readonly string[], index: number): void => {
    lines.push({ kind, text: from[index] ?? '' });
    if (kind !== 'added') row += 1;
    if (kind !== 'removed') column += 1;
  };
  while (row < before.length && column < after.length)
    if (before[row] === after[column]) take('same', before, row);
    else if (left(row + 1, column) >= left(row, column + 1)) take('removed', before, row);
    else take('added', after, column);
  return [...lines, ...before.slice(row).map(of('removed')), ...after.slice(column).map(of('added'))];
};

/** Changes of a text line by line; removed lines come before the lines that replaced them. */
export const lineDifferences = (before: string, after: string): LineDifference[] => {
  const [old, now] = [before, after].map((text) => (text === '' ? [] : text.split('\n'))) as [
    string[],
    string[],
  ];
  const head = shared(old, now);
  const tail = shared(old.slice(head).reverse(), now.slice(head).reverse());
  return [
    ...old.slice(0, head).map(of('same')),
    ...middle(old.slice(head, old.length - tail), now.slice(head, now.length - tail)),
    ...old.slice(old.length - tail).map(of('same')),
  ];
};
