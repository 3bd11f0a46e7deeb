import type { ReactNode } from 'react';
import { Button } from '@/components/Button';
import { FieldError } from '@/components/form/FieldError';
import { FieldsetGroup } from '@/components/form/FieldsetGroup';
import { useFocusSoon } from '@/components/form/useFocusSoon';
import { newRowId } from '@/draft/draft-rows';
import { useText } from '@/i18n/useText';
import styles from './editor.module.css';

interface Props<Row> {
  /** Name of the list in the draft that holds these rows. */
  id: string;
  legend: string;
  help?: string;
  error: string | undefined;
  rows: readonly Row[];
  most: number;
  labelOf: (n: number) => string;
  add: string;
  blank: Omit<Row, 'id'>;
  onChange: (rows: Row[]) => void;
  children: (row: Row, change: (next: Partial<Row>) => void) => ReactNode;
}

/** A list of rows that can be added, filled in and removed. */
export function Rows<Row extends { id: string }>(props: Props<Row>) {
  const { id, legend, help, error, rows, most, labelOf, add, blank, onChange, children } = props;
  const t = useText();
  const focusSoon = useFocusSoon();
  const append = (): void => {
    const rowId = newRowId();
    onChange([...rows, { ...blank, id: rowId } as Row]);
    focusSoon(`${id}.${rowId}`);
  };
  return (
    <FieldsetGroup legend={legend} help={help} id={id}>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {rows.map((row, index) => (
        <section key={row.id} id={`${id}.${row.id}`} className={styles.row} aria-label={labelOf(index + 1)}>
          {children(row, (next) =>
            onChange(rows.map((each) => (each.id === row.id ? { ...each, ...next } : each))),
          )}
          <Button
            look="text"
            size="small"
            onClick={() => onChange(rows.filter((each) => each.id !== row.id))}
          >
            {t('result.form.remove.action')}
          </Button>
        </section>
      ))}
      {rows.length < most && (
        <Button icon="plus" onClick={append}>
          {add}
        </Button>
      )}
    </FieldsetGroup>
  );
}
