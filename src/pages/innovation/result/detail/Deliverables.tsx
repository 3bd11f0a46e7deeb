import { DELIVERABLE_KINDS, RESULT_LIMITS } from '@contract/result-choices';
import { TextField } from '@/components/form/TextField';
import type { Column } from '@/components/ResponsiveTable';
import { useText } from '@/i18n/useText';
import type { PartProps } from './form-props';
import { KindField, RowTable } from './RowTable';

/** 交付物: kind, name and where it can be seen. */
export function Deliverables({ fields, set, errors, readOnly }: PartProps) {
  const t = useText();
  const rows = fields.deliverables;
  type Row = (typeof rows)[number];
  const setRows = (changed: Row[]): void => set('deliverables', changed);
  const change = (id: string, part: Partial<Row>): void =>
    setRows(rows.map((row) => (row.id === id ? { ...row, ...part } : row)));
  const kind = (row: Row) => (
    <KindField
      id={`deliverables.${row.id}.kind`}
      value={row.kind}
      kinds={DELIVERABLE_KINDS}
      labelOf={(value) => t(`result.deliverable.${value}.label`)}
      readOnly={readOnly}
      onChange={(value) => change(row.id, { kind: value })}
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
      max={RESULT_LIMITS.name}
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
      max={RESULT_LIMITS.link}
      error={errors[`deliverables.${row.id}.link`] ?? null}
      onChange={(value) => change(row.id, { link: value ?? '' })}
    />
  );
  const columns: Column<Row>[] = [
    { key: 'kind', title: t('result.form.kind.label'), render: kind },
    { key: 'name', title: t('result.form.name.label'), render: name },
    { key: 'link', title: t('result.form.optionalLink.column'), render: link },
  ];
  return (
    <RowTable
      id="deliverables"
      title={t('result.detail.deliverables.title')}
      rows={rows}
      columns={columns}
      blank={{ kind: 'report', name: '', link: '' }}
      nameOf={(row) => row.name || t('result.form.deliverable.label', { n: rows.indexOf(row) + 1 })}
      addLabel={t('result.form.deliverable.action')}
      error={errors['deliverables']}
      readOnly={readOnly}
      onChange={setRows}
    />
  );
}
