import type { ReactNode } from 'react';
import { useText } from '@/i18n/useText';
import { RowPart } from './RowPart';
import styles from './RowsField.module.css';
import { RowsFrame, type RowsProps } from './RowsFrame';
import { RowTools } from './RowTools';
import { fieldsId, type RowActs, useRows } from './useRows';

interface Props extends RowsProps, RowActs {
  /** Values that the row shows (see RowPart). */
  marks?: (id: string) => readonly unknown[];
  /** The fields of one row. */
  children: (id: string, index: number) => ReactNode;
}

/** Rows of few fields, all open: 创新点, 进度. */
export function RowsField({ ids, onAdd, onRemove, onMove, marks, children, ...frame }: Props) {
  const text = useText();
  const nameOf = (index: number): string => text('kit.rows.row.label', { name: frame.rowName, n: index + 1 });
  const rows = useRows(frame.id, { ids, onAdd, onRemove, onMove }, nameOf);
  return (
    <RowsFrame {...frame} ids={ids} rows={rows}>
      {(id, index) => (
        <RowPart
          marks={marks && [text, ids.join(), frame.readOnly, frame.min, ...marks(id)]}
          draw={() => (
            <fieldset className={styles.row}>
              <legend className="vh">{nameOf(index)}</legend>
              <div className={styles.head}>
                <span className={styles.name} aria-hidden="true">
                  {nameOf(index)}
                </span>
                {!frame.readOnly && (
                  <RowTools
                    rows={rows}
                    id={id}
                    index={index}
                    name={nameOf(index)}
                    count={ids.length}
                    removable={ids.length > (frame.min ?? 0)}
                  />
                )}
              </div>
              <div className={styles.fields} id={fieldsId(rows.domId(id))}>
                {children(id, index)}
              </div>
            </fieldset>
          )}
        />
      )}
    </RowsFrame>
  );
}
