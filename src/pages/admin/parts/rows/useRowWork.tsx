import type { TableProps } from 'antd';
import { type Key, type ReactNode, type RefObject, useRef, useState } from 'react';
import { useText } from '@/i18n/useText';
import { BatchDialog } from './BatchDialog';
import type { RowAct, RowWork } from './row-work';
import { useRowKeys } from './useRowKeys';
import { WorkBar } from './WorkBar';

interface List<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  work: RowWork<Row> | undefined;
  reload: () => void;
}

interface Working<Row> {
  selection: Exclude<TableProps<Row>['rowSelection'], undefined> | false;
  onRow: NonNullable<TableProps<Row>['onRow']>;
  /** Stands under the table. */
  bar: ReactNode;
  frame: RefObject<HTMLDivElement | null>;
}

/** Selecting rows, moving through them by keyboard, and acting on one or many: the same for every list with actions. */
export function useRowWork<Row extends object>({ rows, rowKey, work, reload }: List<Row>): Working<Row> {
  const t = useText();
  const frame = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<readonly Key[]>([]);
  const [asked, setAsked] = useState<{ act: RowAct<Row>; rows: readonly Row[] } | null>(null);
  const hasActs = work !== undefined && work.acts.length > 0;
  const isChosen = (row: Row): boolean => chosen.includes(rowKey(row));
  const chosenRows = rows.filter(isChosen);
  const toggle = (row: Row) =>
    setChosen(isChosen(row) ? chosen.filter((key) => key !== rowKey(row)) : [...chosen, rowKey(row)]);
  const at = useRowKeys({
    rows,
    work,
    focus: (index) =>
      frame.current
        ?.querySelectorAll<HTMLElement>('tr.ant-table-row')
        [index]?.focus({ preventScroll: false }),
    onSelect: toggle,
    onAct: (act, row) => setAsked({ act, rows: isChosen(row) ? chosenRows : [row] }),
  });
  const done = (finished: readonly Row[]) => {
    const keys = finished.map(rowKey);
    setChosen((before) => before.filter((key) => !keys.includes(key)));
    if (keys.length > 0) reload();
  };
  return {
    frame,
    selection: hasActs && {
      selectedRowKeys: [...chosen],
      onChange: (keys) => setChosen(keys),
      getTitleCheckboxProps: () => ({ 'aria-label': t('admin.batch.all.label') }) as object,
      getCheckboxProps: (row) => ({ 'aria-label': work.name(row) }) as object,
    },
    onRow: (_, index) => (work ? { tabIndex: -1, ...(index === at ? { 'aria-current': true } : {}) } : {}),
    bar: work && (
      <>
        {chosenRows.length > 0 && (
          <WorkBar
            count={chosenRows.length}
            acts={work.acts.filter(({ fits }) => chosenRows.some(fits))}
            onAct={(act) => setAsked({ act, rows: chosenRows })}
            onClear={() => setChosen([])}
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
