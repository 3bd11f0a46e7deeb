import { type ReactNode, useState } from 'react';
import { Icon } from '@/components/Icon';
import { useKeptView } from '@/components/useKeptView';
import { useText } from '@/i18n/useText';
import { useConflictsBelow } from './FieldConflicts';
import { RowPart } from './RowPart';
import styles from './RowsCollapse.module.css';
import { RowsFrame, type RowsProps } from './RowsFrame';
import { RowTools } from './RowTools';
import { fieldsId, type RowActs, useRows } from './useRows';

interface Props extends RowsProps, RowActs {
  /** A row in one line, for when it is closed; empty while nothing is filled in. */
  summary: (id: string) => ReactNode;
  /** Number of errors in the row: errors expand the row, and their number is shown when it is collapsed again. */
  faults?: (id: string) => number;
  /** Values that the row shows (see RowPart). */
  marks?: (id: string) => readonly unknown[];
  children: (id: string, index: number) => ReactNode;
}

interface FoldProps {
  name: string;
  short: ReactNode;
  wrong: number;
  /** A field of the row has conflicting changes. */
  twice: boolean;
  fieldsDomId: string;
  children: ReactNode;
}

/** Native `details`, so that searching in the page expands it. It never collapses while somebody fills it in. */
function Fold({ name, short, wrong, twice, fieldsDomId, children }: FoldProps) {
  const text = useText();
  const calls = wrong > 0 || twice;
  const [atFirst] = useState(!short || calls);
  const [open, setOpen] = useKeptView(fieldsDomId, atFirst);
  const [called, setCalled] = useState(calls);
  if (called !== calls) {
    setCalled(calls);
    if (calls) setOpen(true);
  }
  return (
    <details
      className={styles.details}
      open={open}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== open) setOpen(currentTarget.open);
      }}
    >
      <summary className={styles.summary}>
        <Icon name="chevronRight" directional className={styles.turn} />
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          {!open && <span className={styles.short}>{short}</span>}
        </span>
        {wrong > 0 && <span className={styles.wrong}>{text('kit.rows.faults.label', { n: wrong })}</span>}
        {twice && <span className={styles.twice}>{text('kit.save.conflict.label')}</span>}
      </summary>
      <div className={styles.fields} id={fieldsDomId}>
        {children}
      </div>
    </details>
  );
}

/** Rows of several fields that fold up: 考核指标. */
export function RowsCollapse(props: Props) {
  const { ids, onAdd, onRemove, onMove, summary, faults, marks, children, ...frame } = props;
  const text = useText();
  const nameOf = (index: number): string => text('kit.rows.row.label', { name: frame.rowName, n: index + 1 });
  const isChangedTwice = useConflictsBelow();
  const rows = useRows(frame.id, { ids, onAdd, onRemove, onMove }, nameOf);
  return (
    <RowsFrame {...frame} ids={ids} rows={rows}>
      {(id, index) => {
        const twice = isChangedTwice(`${frame.id}.${id}`);
        const seen = marks && [text, ids.join(), frame.readOnly, frame.min, twice, ...marks(id)];
        return (
          <RowPart
            marks={seen}
            draw={() => (
              <div className={styles.row}>
                <Fold
                  name={nameOf(index)}
                  short={summary(id)}
                  wrong={faults?.(id) ?? 0}
                  twice={twice}
                  fieldsDomId={fieldsId(rows.domId(id))}
                >
                  {children(id, index)}
                </Fold>
                {!frame.readOnly && (
                  <div className={styles.tools}>
                    <RowTools
                      rows={rows}
                      id={id}
                      index={index}
                      name={nameOf(index)}
                      count={ids.length}
                      removable={ids.length > (frame.min ?? 0)}
                    />
                  </div>
                )}
              </div>
            )}
          />
        );
      }}
    </RowsFrame>
  );
}
