import { memo, type ReactNode } from 'react';

interface Props {
  /** Every value that the row shows and that may change; without marks the row renders whenever its form does. */
  marks: readonly unknown[] | undefined;
  draw: () => ReactNode;
}

const isSame = ({ marks: before }: Props, { marks: now }: Props): boolean =>
  before !== undefined &&
  now !== undefined &&
  before.length === now.length &&
  before.every((mark, at) => Object.is(mark, now[at]));

/**
 * One row, which does not render while somebody types elsewhere in the form: forty rows react to a key as fast as two.
 * Its handlers may come from an earlier render of the page, as long as every mark is the same.
 */
export const RowPart = memo(({ draw }: Props) => draw(), isSame);
