import { DELIVERABLE_KINDS, OUTPUT_KINDS, RESULT_LIMITS } from '@contract/result-choices';
import { Button } from '@/components/Button';
import { FieldError } from '@/components/form/FieldError';
import { FieldsetGroup } from '@/components/form/FieldsetGroup';
import { SelectField } from '@/components/form/SelectField';
import { TextField } from '@/components/form/TextField';
import { newRowId } from '@/draft/draft-rows';
import { useText } from '@/i18n/useText';
import styles from './detail.module.css';
import type { PartProps } from './form-props';

const at = <T extends { id: string }>(rows: readonly T[], id: string, change: Partial<T>): T[] =>
  rows.map((row) => (row.id === id ? { ...row, ...change } : row));
const without = <T extends { id: string }>(rows: readonly T[], id: string): T[] =>
  rows.filter((row) => row.id !== id);

/** 交付物: kind, name and where it can be seen. */
export function Deliverables({ fields, set, errors, readOnly }: PartProps) {
  const t = useText();
  const rows = fields.deliverables;
  return (
    <FieldsetGroup legend={t('result.detail.deliverables.title')} id="deliverables">
      {errors['deliverables'] && <FieldError id="deliverables-error">{errors['deliverables']}</FieldError>}
      {rows.map((row, index) => (
        <section
          key={row.id}
          className={styles.row}
          aria-label={t('result.form.deliverable.label', { n: index + 1 })}
        >
          <div className={styles.pair}>
            <SelectField
              id={`deliverables.${row.id}.kind`}
              fixed
              label={t('result.form.kind.label')}
              required
              readOnly={readOnly}
              value={row.kind}
              options={DELIVERABLE_KINDS.map((value) => ({
                value,
                label: t(`result.deliverable.${value}.label`),
              }))}
              onChange={(value) => {
                const kind = DELIVERABLE_KINDS.find((known) => known === value);
                if (kind) set('deliverables', at(rows, row.id, { kind }));
              }}
            />
            <TextField
              id={`deliverables.${row.id}.name`}
              label={t('result.form.name.label')}
              required
              readOnly={readOnly}
              value={row.name || null}
              error={errors[`deliverables.${row.id}.name`] ?? null}
              onChange={(name) => set('deliverables', at(rows, row.id, { name: name ?? '' }))}
            />
          </div>
          <TextField
            id={`deliverables.${row.id}.link`}
            label={t('result.form.link.label')}
            readOnly={readOnly}
            ltr
            type="url"
            value={row.link || null}
            onChange={(link) => set('deliverables', at(rows, row.id, { link: link ?? '' }))}
          />
          {!readOnly && (
            <Button look="text" size="small" onClick={() => set('deliverables', without(rows, row.id))}>
              {t('result.form.remove.action')}
            </Button>
          )}
        </section>
      ))}
      {!readOnly && rows.length < RESULT_LIMITS.rows && (
        <Button
          icon="plus"
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
  return (
    <FieldsetGroup legend={t('result.detail.outputs.title')} id="outputs">
      {rows.map((row, index) => (
        <section
          key={row.id}
          className={styles.row}
          aria-label={t('result.form.output.label', { n: index + 1 })}
        >
          <div className={styles.pair}>
            <SelectField
              id={`outputs.${row.id}.kind`}
              fixed
              label={t('result.form.kind.label')}
              required
              readOnly={readOnly}
              value={row.kind}
              options={OUTPUT_KINDS.map((value) => ({ value, label: t(`result.output.${value}.label`) }))}
              onChange={(value) => {
                const kind = OUTPUT_KINDS.find((known) => known === value);
                if (kind) set('outputs', at(rows, row.id, { kind }));
              }}
            />
            <TextField
              id={`outputs.${row.id}.number`}
              label={t('result.form.number.label')}
              readOnly={readOnly}
              value={row.number || null}
              onChange={(number) => set('outputs', at(rows, row.id, { number: number ?? '' }))}
            />
          </div>
          <TextField
            id={`outputs.${row.id}.title`}
            label={t('result.form.name.label')}
            readOnly={readOnly}
            value={row.title || null}
            onChange={(title) => set('outputs', at(rows, row.id, { title: title ?? '' }))}
          />
          {!readOnly && (
            <Button look="text" size="small" onClick={() => set('outputs', without(rows, row.id))}>
              {t('result.form.remove.action')}
            </Button>
          )}
        </section>
      ))}
      {!readOnly && rows.length < RESULT_LIMITS.rows && (
        <Button
          icon="plus"
          onClick={() => set('outputs', [...rows, { id: newRowId(), kind: 'ip', number: '', title: '' }])}
        >
          {t('result.form.output.action')}
        </Button>
      )}
    </FieldsetGroup>
  );
}
