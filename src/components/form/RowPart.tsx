import { memo, type ReactNode } from 'react';

interface Props {
  /** Everything that is seen in the row and may change; without it the row is drawn whenever its form is. */
  marks: readonly unknown[] | undefined;
  draw: () => ReactNode;
}

const isSame = ({ marks: before }: Props, { marks: now }: Props): boolean =>
  before !== undefined &&
  now !== undefined &&
  before.length === now.length &&
  before.every((mark, at) => Object.is(mark, now[at]));

/**
 * One row. While somebody writes elsewhere in the form it stays as it is: forty rows answer to a key as soon as two. What
 * it draws may hold on to an earlier draft of the page, as long as every mark is the same.
 */
export const RowPart = memo(({ draw }: Props) => draw(), isSame);
