import { type TableHTMLAttributes, type ThHTMLAttributes, useMemo } from 'react';
import { ScrollFrame } from '@/components/ScrollFrame';

/** antd names the head of a column it can sort with nothing, where its title is drawn by a function: its words name it. */
function HeadCell({ 'aria-label': label, ...rest }: ThHTMLAttributes<HTMLTableCellElement>) {
  return <th {...rest} aria-label={label || undefined} />;
}

const partsOf = (caption: string) => ({
  header: { cell: HeadCell },
  table: (table: TableHTMLAttributes<HTMLTableElement>) => (
    <ScrollFrame label={caption}>
      <table {...table} />
    </ScrollFrame>
  ),
});

/** The table of antd in a frame that scrolls, named as the table is. */
export const useTableParts = (caption: string) => useMemo(() => partsOf(caption), [caption]);
