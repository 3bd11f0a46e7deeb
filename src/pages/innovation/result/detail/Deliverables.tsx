import { DELIVERABLE_KINDS, OUTPUT_KINDS, RESULT_LIMITS } from '@contract/result-choices';
import { Button } from '@/components/Button';
import { FieldError } from '@/components/form/FieldError';
import { FieldsetGroup } from '@/components/form/FieldsetGroup';
import { SelectField } from '@/components/form/SelectField';
import { TextField } from '@/components/form/TextField';
import { type Column, ResponsiveTable } from '@/components/ResponsiveTable';
import { newRowId } from '@/draft/draft-rows';
import { useText } from '@/i18n/useText';
import styles from './detail.module.css';
import type { PartProps } from './form-props';

const at = <T extends { id: string }>(rows: readonly T[], id: string, change: Partial<T>): T[] =>
  rows.map((row) => (row.id === id ? { ...row, ...change } : row));
const without = <T extends { id: string }>(rows: readonly T[], id: string): T[] =>
  rows.filter((row) => row.id !== id);

/** A row goes with its button, named for whoever hears it. */
function RemoveRow({ name, onRemove }: { name: string; onRemove: () => void }) {
  const t = useText();
  return (
    <Button
      look="text"
      size="small"
      icon="trash"
      aria-label={t('result.form.removeNamed.action', { name })}
      onClick={onRemove}
    >
      {t('result.form.remove.action')}
    </Button>
  );
}

/** 交付物: kind, name and where it can be seen. */
export function Deliverables({ fields, set, errors, readOnly }: PartProps) {
  const t = useText();
  const rows = fields.deliverables;
  type Row = (typeof rows)[number];
  const change = (id: string, part: Partial<Row>): void => set('deliverables', at(rows, id, part));
  const kind = (row: Row) => (
    <SelectField
      id={`deliverables.${row.id}.kind`}
      fixed
      label={t('result.form.kind.label')}
      inCell
      required
      readOnly={readOnly}
      value={row.kind}
      options={DELIVERABLE_KINDS.map((value) => ({ value, label: t(`result.deliverable.${value}.label`) }))}
      onChange={(value) => {
        const known = DELIVERABLE_KINDS.find((each) => each === value);
        if (known) change(row.id, { kind: known });
      }}
    />
  );
  const name = (row: Row) => (
    <TextField
      id={`deliverables.${row.id}.name`}
      label={t('result.form.name.label')}
      inCell
      required
      readOnly={readOnly}
      value={row.name || null}
      error={errors[`deliverables.${row.id}.name`] ?? null}
      onChange={(value) => change(row.id, { name: value ?? '' })}
    />
  );
  const link = (row: Row) => (
    <TextField
      id={`deliverables.${row.id}.link`}
      label={t('result.form.link.label')}
      inCell
      readOnly={readOnly}
      ltr
      type="url"
      value={row.link || null}
      onChange={(value) => change(row.id, { link: value ?? '' })}
    />
  );
  const columns: Column<Row>[] = [
    { key: 'kind', title: t('result.form.kind.label'), render: kind },
    { key: 'name', title: t('result.form.name.label'), render: name },
    { key: 'link', title: t('result.form.optionalLink.column'), render: link },
  ];
  const remove: Column<Row> = {
    key: 'act',
    title: t('result.form.act.column'),
    bare: true,
    render: (row) => (
      <RemoveRow
        name={row.name || t('result.form.deliverable.label', { n: rows.indexOf(row) + 1 })}
        onRemove={() => set('deliverables', without(rows, row.id))}
      />
    ),
  };
  return (
    <FieldsetGroup legend={t('result.detail.deliverables.title')} id="deliverables" wide>
      {errors['deliverables'] && <FieldError id="deliverables-error">{errors['deliverables']}</FieldError>}
      {rows.length > 0 && (
        <ResponsiveTable
          caption={t('result.detail.deliverables.title')}
          captionHidden
          rows={rows}
          rowKey={({ id }) => id}
          columns={readOnly ? columns : [...columns, remove]}
        />
      )}
      {!readOnly && rows.length < RESULT_LIMITS.rows && (
        <Button
          icon="plus"
          className={styles.add}
          onClick={() =>
            set('deliverables', [...rows, { id: newRowId(), kind: 'report', name: '', link: '' }])
          }
        >
          {t('result.form.deliverable.action')}
        </Button>
      )}
    </FieldsetGroup>
  );
}

/** 知识产权、标准、论文、代码仓库 of stage two. */
export function Outputs({ fields, set, readOnly }: PartProps) {
  const t = useText();
  const rows = fields.outputs;
  type Row = (typeof rows)[number];
  const change = (id: string, part: Partial<Row>): void => set('outputs', at(rows, id, part));
  const kind = (row: Row) => (
    <SelectField
      id={`outputs.${row.id}.kind`}
      fixed
      label={t('result.form.kind.label')}
      inCell
      required
      readOnly={readOnly}
      value={row.kind}
      options={OUTPUT_KINDS.map((value) => ({ value, label: t(`result.output.${value}.label`) }))}
      onChange={(value) => {
        const known = OUTPUT_KINDS.find((each) => each === value);
        if (known) change(row.id, { kind: known });
      }}
    />
  );
  const text = (part: 'number' | 'title', label: string) => (row: Row) => (
    <TextField
      id={`outputs.${row.id}.${part}`}
      label={label}
      inCell
      readOnly={readOnly}
      value={row[part] || null}
      onChange={(value) => change(row.id, { [part]: value ?? '' })}
    />
  );
  const words = { number: t('result.form.number.label'), title: t('result.form.name.label') };
  const columns: Column<Row>[] = [
    { key: 'kind', title: t('result.form.kind.label'), render: kind },
    { key: 'number', title: words.number, render: text('number', words.number) },
    { key: 'title', title: words.title, render: text('title', words.title) },
  ];
  const remove: Column<Row> = {
    key: 'act',
    title: t('result.form.act.column'),
    bare: true,
    render: (row) => (
      <RemoveRow
        name={row.title || t('result.form.output.label', { n: rows.indexOf(row) + 1 })}
        onRemove={() => set('outputs', without(rows, row.id))}
      />
    ),
  };
  return (
    <FieldsetGroup legend={t('result.detail.outputs.title')} id="outputs" wide>
      {rows.length > 0 && (
        <ResponsiveTable
          caption={t('result.detail.outputs.title')}
          captionHidden
          rows={rows}
          rowKey={({ id }) => id}
          columns={readOnly ? columns : [...columns, remove]}
        />
      )}
      {!readOnly && rows.length < RESULT_LIMITS.rows && (
        <Button
          icon="plus"
          className={styles.add}
          onClick={() => set('outputs', [...rows, { id: newRowId(), kind: 'ip', number: '', title: '' }])}
        >
          {t('result.form.output.action')}
        </Button>
      )}
    </FieldsetGroup>
  );
}
