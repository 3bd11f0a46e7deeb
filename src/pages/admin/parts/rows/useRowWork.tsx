import type { TableProps } from 'antd';
import { type Key, type ReactNode, type RefObject, useRef, useState } from 'react';
import { useText } from '@/i18n/useText';
import { BatchDialog } from './BatchDialog';
import type { RowAct, RowWork } from './row-work';
import { useChosenRows } from './useChosenRows';
import { useRowKeys } from './useRowKeys';
import { WorkBar } from './WorkBar';

interface List<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  work: RowWork<Row> | undefined;
  reload: () => void;
  question: string;
  place: string | null;
}

interface Working<Row> {
  selection: Exclude<TableProps<Row>['rowSelection'], undefined> | false;
  onRow: NonNullable<TableProps<Row>['onRow']>;
  /** Stands under the table. */
  bar: ReactNode;
  frame: RefObject<HTMLDivElement | null>;
}

/** Selecting rows, moving through them by keyboard, and acting on one or many: the same for every list with actions. */
export function useRowWork<Row extends object>(list: List<Row>): Working<Row> {
  const { rows, rowKey, work, reload } = list;
  const t = useText();
  const frame = useRef<HTMLDivElement>(null);
  const { chosen, elsewhere, choose } = useChosenRows(list);
  const [asked, setAsked] = useState<{ act: RowAct<Row>; rows: readonly Row[] } | null>(null);
  const hasActs = work !== undefined && work.acts.length > 0;
  const keys = chosen.map(rowKey);
  const isChosen = (row: Row): boolean => keys.includes(rowKey(row));
  const without = (left: readonly Key[]) => choose(keys.filter((key) => !left.includes(key)));
  const toggle = (row: Row) => (isChosen(row) ? without([rowKey(row)]) : choose([...keys, rowKey(row)]));
  const at = useRowKeys({
    rows,
    work,
    focus: (index) =>
      frame.current
        ?.querySelectorAll<HTMLElement>('tr.ant-table-row')
        [index]?.focus({ preventScroll: false }),
    onSelect: toggle,
    onAct: (act, row) => setAsked({ act, rows: isChosen(row) ? chosen : [row] }),
  });
  const done = (finished: readonly Row[]) => {
    if (finished.length === 0) return;
    without(finished.map(rowKey));
    reload();
  };
  return {
    frame,
    selection: hasActs && {
      selectedRowKeys: keys,
      // Rows on other pages stay chosen.
      preserveSelectedRowKeys: true,
      onChange: choose,
      getTitleCheckboxProps: () => ({ 'aria-label': t('admin.batch.all.label') }) as object,
      getCheckboxProps: (row) => ({ 'aria-label': work.name(row) }) as object,
    },
    onRow: (_, index) => (work ? { tabIndex: -1, ...(index === at ? { 'aria-current': true } : {}) } : {}),
    bar: work && (
      <>
        {chosen.length > 0 && (
          <WorkBar
            count={chosen.length}
            elsewhere={elsewhere}
            acts={work.acts.filter(({ fits }) => chosen.some(fits))}
            onAct={(act) => setAsked({ act, rows: chosen })}
            onClear={() => choose([])}
          />
        )}
        {asked && (
          <BatchDialog
            act={asked.act}
            work={work}
            rows={asked.rows}
            rowKey={rowKey}
            onDone={done}
            onClose={() => setAsked(null)}
          />
        )}
      </>
    ),
  };
}
