import { Fragment, type ReactNode } from 'react';
import { Button } from '@/components/Button';
import { useText } from '@/i18n/useText';
import { FieldError } from './FieldError';
import { FieldMark } from './FieldMark';
import { RemovedNotice } from './RemovedNotice';
import styles from './RowsFrame.module.css';
import type { Rows } from './useRows';

/** What every list of rows takes, whatever a row looks like. */
export interface RowsProps {
  id: string;
  label: string;
  help?: ReactNode;
  /** About the list as a whole: too few rows. */
  error?: string | null;
  /** What one row is called: 创新点. Rows are named 创新点 1, 创新点 2. */
  rowName: string;
  min?: number;
  max?: number;
  readOnly?: boolean;
}

interface Props extends RowsProps {
  ids: readonly string[];
  rows: Rows;
  children: (id: string, index: number) => ReactNode;
}

/** The question, the rows in order, what was just removed, and the button that adds. */
export function RowsFrame(props: Props) {
  const { id, label, help, error, rowName, max = Number.POSITIVE_INFINITY, readOnly = false } = props;
  const { ids, rows, children } = props;
  const text = useText();
  const notice = (index: number) =>
    rows.removed?.index === index && (
      <li>
        <RemovedNotice undoId={`${id}-undo`} name={rows.removed.name} onUndo={rows.removed.undo} />
      </li>
    );
  return (
    <fieldset
      className={styles.frame}
      id={id}
      tabIndex={-1}
      aria-describedby={error ? `${id}-error` : undefined}
      data-field
    >
      <legend className={styles.legend}>{label}</legend>
      {help && <p className={styles.help}>{help}</p>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {(ids.length > 0 || rows.removed) && (
        <ol className={styles.rows}>
          {ids.map((rowId, index) => (
            <Fragment key={rowId}>
              {notice(index)}
              <li id={rows.domId(rowId)}>{children(rowId, index)}</li>
            </Fragment>
          ))}
          {notice(ids.length)}
        </ol>
      )}
      {readOnly && ids.length === 0 && <p className={styles.empty}>{text('kit.answers.empty.label')}</p>}
      {!readOnly &&
        (ids.length < max ? (
          <Button icon="plus" onClick={rows.add}>
            {text('kit.rows.add.action', { name: rowName })}
          </Button>
        ) : (
          <p className={styles.empty}>{text('kit.rows.full.label', { name: rowName, max })}</p>
        ))}
      <FieldMark id={id} label={label} />
      <span className="vh" role="status">
        {rows.said}
      </span>
    </fieldset>
  );
}
