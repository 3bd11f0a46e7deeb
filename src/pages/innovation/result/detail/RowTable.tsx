import { RESULT_LIMITS } from '@contract/result-choices';
import type { ReactNode } from 'react';
import { Button } from '@/components/Button';
import { FieldError } from '@/components/form/FieldError';
import { FieldsetGroup } from '@/components/form/FieldsetGroup';
import { SelectField } from '@/components/form/SelectField';
import { useFocusSoon } from '@/components/form/useFocusSoon';
import { type Column, ResponsiveTable } from '@/components/ResponsiveTable';
import { newRowId } from '@/draft/draft-rows';
import { useText } from '@/i18n/useText';
import styles from './detail.module.css';

interface Identified {
  id: string;
}

interface Props<Row extends Identified> {
  /** The field of the record that holds the rows. */
  id: string;
  title: string;
  rows: readonly Row[];
  /** Column definitions; a column's key is the name of the field shown in its cells. */
  columns: Column<Row>[];
  /** Initial values of a new row, without its id. */
  blank: Omit<Row, 'id'>;
  /** The name of a row in the label of its remove button. */
  nameOf: (row: Row) => string;
  addLabel: ReactNode;
  error?: string | undefined;
  readOnly: boolean;
  onChange: (rows: Row[]) => void;
}

/** Editable rows of a result that can be added and removed. */
export function RowTable<Row extends Identified>({
  id,
  title,
  rows,
  columns,
  blank,
  nameOf,
  addLabel,
  error,
  readOnly,
  onChange,
}: Props<Row>) {
  const t = useText();
  const remove: Column<Row> = {
    key: 'act',
    title: t('result.form.act.column'),
    bare: true,
    render: (row) => (
      <Button
        look="text"
        size="small"
        icon="trash"
        aria-label={t('result.form.removeNamed.action', { name: nameOf(row) })}
        onClick={() => onChange(rows.filter((other) => other.id !== row.id))}
      >
        {t('result.form.remove.action')}
      </Button>
    ),
  };
  const focusSoon = useFocusSoon();
  const add = (): void => {
    const rowId = newRowId();
    onChange([...rows, { ...blank, id: rowId } as Row]);
    focusSoon(`${id}.${rowId}.${columns[0]?.key}`);
  };
  return (
    <FieldsetGroup legend={title} id={id} wide>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {readOnly && rows.length === 0 && <p className={styles.none}>{t('kit.answers.empty.label')}</p>}
      {rows.length > 0 && (
        <ResponsiveTable
          caption={title}
          captionHidden
          rows={rows}
          rowKey={(row) => row.id}
          columns={readOnly ? columns : [...columns, remove]}
        />
      )}
      {!readOnly && rows.length < RESULT_LIMITS.rows && (
        <Button icon="plus" className={styles.add} onClick={add}>
          {addLabel}
        </Button>
      )}
    </FieldsetGroup>
  );
}

interface KindProps<Kind extends string> {
  id: string;
  value: Kind;
  kinds: readonly Kind[];
  labelOf: (kind: Kind) => string;
  readOnly: boolean;
  onChange: (kind: Kind) => void;
}

/** A select in a cell for the kind of a row. */
export function KindField<Kind extends string>({
  id,
  value,
  kinds,
  labelOf,
  readOnly,
  onChange,
}: KindProps<Kind>) {
  const t = useText();
  return (
    <SelectField
      id={id}
      fixed
      label={t('result.form.kind.label')}
      inCell
      required
      readOnly={readOnly}
      value={value}
      options={kinds.map((kind) => ({ value: kind, label: labelOf(kind) }))}
      onChange={(chosen) => {
        const known = kinds.find((kind) => kind === chosen);
        if (known) onChange(known);
      }}
    />
  );
}
