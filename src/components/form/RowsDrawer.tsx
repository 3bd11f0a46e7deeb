import type { ReactNode } from 'react';
import { Button } from '@/components/Button';
import { Sheet } from '@/components/Dialog';
import { DialogActions } from '@/components/DialogActions';
import { useText } from '@/i18n/useText';
import { focusField } from '@/utils/focus-field';
import { useConflictsBelow } from './FieldConflicts';
import styles from './RowsDrawer.module.css';
import { RowsFrame, type RowsProps } from './RowsFrame';
import { RowTools } from './RowTools';
import { fieldsId, type RowActs, useRows } from './useRows';

interface Props extends RowsProps, RowActs {
  /** The row in the list: name, unit, what matters. */
  summary: (id: string) => ReactNode;
  faults?: (id: string) => number;
  /** The row being edited. The page holds it, so that an error link can open the drawer. */
  openId: string | null;
  onOpen: (id: string | null) => void;
  children: (id: string, index: number) => ReactNode;
}

/** Width at which the fields still fit comfortably in one column. */
const DRAWER_PX = 560;

/** Rows of many fields, edited in a drawer: 成员. Every change is in the draft at once, so closing only closes. */
export function RowsDrawer(props: Props) {
  const { ids, onAdd, onRemove, onMove, summary, faults, openId, onOpen, children, ...frame } = props;
  const text = useText();
  const nameOf = (index: number): string => text('kit.rows.row.label', { name: frame.rowName, n: index + 1 });
  const rows = useRows(frame.id, { ids, onAdd, onRemove, onMove }, nameOf, onOpen);
  const isChangedTwice = useConflictsBelow();
  const index = openId ? ids.indexOf(openId) : -1;
  const editId = (id: string): string => `${rows.domId(id)}-edit`;
  const close = (): void => {
    onOpen(null);
    if (openId) requestAnimationFrame(() => focusField(editId(openId)));
  };
  return (
    <>
      <RowsFrame {...frame} ids={ids} rows={rows}>
        {(id, at) => {
          const wrong = faults?.(id) ?? 0;
          return (
            <div className={styles.row}>
              <div className={styles.words}>
                {summary(id) || <span className={styles.blank}>{nameOf(at)}</span>}
                {wrong > 0 && <p className={styles.wrong}>{text('kit.rows.faults.label', { n: wrong })}</p>}
                {isChangedTwice(`${frame.id}.${id}`) && (
                  <p className={styles.twice}>{text('kit.save.conflict.label')}</p>
                )}
              </div>
              <Button
                id={editId(id)}
                size="small"
                onClick={() => onOpen(id)}
                aria-label={text(frame.readOnly ? 'kit.rows.view.action' : 'kit.rows.edit.action', {
                  name: nameOf(at),
                })}
              >
                {text(frame.readOnly ? 'kit.rows.viewShort.action' : 'kit.rows.editShort.action')}
              </Button>
              {!frame.readOnly && (
                <RowTools
                  rows={rows}
                  id={id}
                  index={at}
                  name={nameOf(at)}
                  count={ids.length}
                  removable={ids.length > (frame.min ?? 0)}
                />
              )}
            </div>
          );
        }}
      </RowsFrame>
      <Sheet
        open={index >= 0}
        size={DRAWER_PX}
        title={index >= 0 ? nameOf(index) : undefined}
        classNames={{ wrapper: styles.drawer }}
        onClose={close}
        afterOpenChange={(isOpen) => {
          if (isOpen && openId) focusField(fieldsId(rows.domId(openId)));
        }}
        footer={
          <DialogActions>
            <Button look="primary" onClick={close}>
              {text('kit.rows.done.action')}
            </Button>
          </DialogActions>
        }
      >
        {openId && index >= 0 && (
          <div className={styles.fields} id={fieldsId(rows.domId(openId))}>
            {children(openId, index)}
          </div>
        )}
      </Sheet>
    </>
  );
}
