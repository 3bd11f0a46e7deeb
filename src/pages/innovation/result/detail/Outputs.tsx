import { OUTPUT_KINDS, RESULT_LIMITS } from '@contract/result-choices';
import { TextField } from '@/components/form/TextField';
import type { Column } from '@/components/ResponsiveTable';
import { useText } from '@/i18n/useText';
import type { PartProps } from './form-props';
import { OutputOffers } from './OutputOffers';
import { KindField, RowTable } from './RowTable';

/** 知识产权、标准、论文、代码仓库 of stage two. */
export function Outputs({ fields, set, errors, readOnly }: PartProps) {
  const t = useText();
  const rows = fields.outputs;
  type Row = (typeof rows)[number];
  const setRows = (changed: Row[]): void => set('outputs', changed);
  const change = (id: string, part: Partial<Row>): void =>
    setRows(rows.map((row) => (row.id === id ? { ...row, ...part } : row)));
  const kind = (row: Row) => (
    <KindField
      id={`outputs.${row.id}.kind`}
      value={row.kind}
      kinds={OUTPUT_KINDS}
      labelOf={(value) => t(`result.output.${value}.label`)}
      readOnly={readOnly}
      onChange={(value) => change(row.id, { kind: value })}
    />
  );
  const text = (part: 'number' | 'title', label: string) => (row: Row) => (
    <TextField
      id={`outputs.${row.id}.${part}`}
      label={label}
      inCell
      readOnly={readOnly}
      value={row[part] || null}
      max={RESULT_LIMITS[part === 'title' ? 'name' : part]}
      error={errors[`outputs.${row.id}.${part}`] ?? null}
      onChange={(value) => change(row.id, { [part]: value ?? '' })}
    />
  );
  const words = { number: t('result.form.number.label'), title: t('result.form.name.label') };
  const columns: Column<Row>[] = [
    { key: 'kind', title: t('result.form.kind.label'), render: kind },
    { key: 'number', title: words.number, render: text('number', words.number) },
    { key: 'title', title: words.title, render: text('title', words.title) },
  ];
  return (
    <>
      <RowTable
        id="outputs"
        title={t('result.detail.outputs.title')}
        rows={rows}
        columns={columns}
        blank={{ kind: 'ip', number: '', title: '' }}
        nameOf={(row) => row.title || t('result.form.output.label', { n: rows.indexOf(row) + 1 })}
        addLabel={t('result.form.output.action')}
        readOnly={readOnly}
        onChange={setRows}
      />
      {!readOnly && <OutputOffers outputs={rows} onChange={setRows} />}
    </>
  );
}
