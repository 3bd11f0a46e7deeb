import { DEMAND_LIMITS, DEMAND_TYPES } from '@contract/demand-choices';
import type { DemandDraft } from '@contract/demand-posting';
import { TECH_FIELDS } from '@contract/tech-fields';
import { FieldsetGroup } from '@/components/form/FieldsetGroup';
import { SelectField } from '@/components/form/SelectField';
import { TextAreaField } from '@/components/form/TextAreaField';
import { TextField } from '@/components/form/TextField';
import { useText } from '@/i18n/useText';
import market from '@/pages/parts/market/market.module.css';
import type { PostingPart } from '@/pages/parts/market/posting-part';

/** Title, type, problem and current situation. */
export function MatterFields({ fields, set, errors, readOnly }: PostingPart<DemandDraft>) {
  const t = useText();
  const at = (id: string) => ({ id, error: errors[id] ?? null, readOnly });
  return (
    <FieldsetGroup legend={t('demand.form.matter.title')}>
      <TextField
        {...at('title')}
        required
        label={t('demand.form.title.label')}
        {...DEMAND_LIMITS.title}
        value={fields.title || null}
        onChange={(value) => set('title', value ?? '')}
      />
      <div className={market.pair}>
        <SelectField
          {...at('type')}
          required
          label={t('demand.form.type.label')}
          value={fields.type}
          options={DEMAND_TYPES.map((value) => ({ value, label: t(`demand.type.${value}.label`) }))}
          onChange={(value) => set('type', DEMAND_TYPES.find((known) => known === value) ?? null)}
        />
        <SelectField
          {...at('field')}
          required
          label={t('demand.filter.field.label')}
          value={fields.field}
          options={TECH_FIELDS.map((value) => ({ value, label: t(`demand.field.${value}.label`) }))}
          onChange={(value) => set('field', TECH_FIELDS.find((known) => known === value) ?? null)}
        />
      </div>
      <TextAreaField
        {...at('problem')}
        required
        label={t('demand.form.problem.label')}
        help={t('demand.form.problem.help')}
        rows={8}
        {...DEMAND_LIMITS.problem}
        value={fields.problem || null}
        onChange={(value) => set('problem', value ?? '')}
      />
      <TextAreaField
        {...at('conditions')}
        label={t('demand.form.conditions.label')}
        help={t('demand.form.conditions.help')}
        rows={4}
        {...DEMAND_LIMITS.conditions}
        value={fields.conditions || null}
        onChange={(value) => set('conditions', value ?? '')}
      />
      <TextAreaField
        {...at('summary')}
        label={t('demand.form.summary.label')}
        help={t('demand.form.summary.help')}
        rows={2}
        {...DEMAND_LIMITS.summary}
        value={fields.summary || null}
        onChange={(value) => set('summary', value ?? '')}
      />
    </FieldsetGroup>
  );
}
