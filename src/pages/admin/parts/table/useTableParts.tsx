import { type TableHTMLAttributes, type ThHTMLAttributes, useMemo } from 'react';
import { ScrollFrame } from '@/components/ScrollFrame';

/**
 * antd gives sortable headers with a rendered title an empty `aria-label`; without the attribute the title is the name.
 */
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

/** antd's table in a scroll frame that has the table's name. */
export const useTableParts = (caption: string) => useMemo(() => partsOf(caption), [caption]);
