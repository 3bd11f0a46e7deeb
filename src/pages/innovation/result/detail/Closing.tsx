import { RESULT_LIMITS, RESULT_SCOPES } from '@contract/result-choices';
import { RadioCards } from '@/components/form/RadioCards';
import { TextAreaField } from '@/components/form/TextAreaField';
import { useText } from '@/i18n/useText';
import type { PartProps } from './form-props';
import { Outputs } from './Outputs';
import { ResultFile } from './ResultFile';

/** The end of the form: changes, plan, files, and who may read it. */
export function Closing(props: PartProps) {
  const { result, fields, set, errors, readOnly } = props;
  const t = useText();
  const long = (field: 'change' | 'nextPlan' | 'benefit') => ({
    id: field,
    label: t(`result.form.${field}.label`),
    value: fields[field] || null,
    onChange: (value: string | null) => set(field, value ?? ''),
    error: errors[field] ?? null,
    max: RESULT_LIMITS.long,
    required: true,
    readOnly,
  });
  const paper = (field: 'sealedSheet' | 'report') => ({
    id: field,
    label: t(`result.form.${field}.label`),
    value: fields[field],
    known: result.files,
    onChange: (id: string | null) => set(field, id),
    error: errors[field] ?? null,
    readOnly,
  });
  return (
    <>
      <RadioCards
        id="changed"
        label={t('result.form.changed.label')}
        layout="line"
        required
        readOnly={readOnly}
        value={fields.changed === null ? null : String(fields.changed)}
        error={errors['changed'] ?? null}
        options={[
          { value: 'false', label: t('result.form.unchanged.label') },
          { value: 'true', label: t('result.form.hasChanged.label') },
        ]}
        onChange={(value) => set('changed', value === null ? null : value === 'true')}
      />
      {fields.changed && <TextAreaField {...long('change')} />}
      {result.milestone === 'one' ? (
        <TextAreaField {...long('nextPlan')} />
      ) : (
        <>
          <Outputs {...props} />
          <TextAreaField {...long('benefit')} />
          <ResultFile {...paper('report')} />
        </>
      )}
      <ResultFile {...paper('sealedSheet')} help={t('result.form.sealedSheet.help')} />
      <RadioCards
        id="scope"
        label={t('result.form.scope.label')}
        help={t('result.form.scope.help')}
        required
        readOnly={readOnly}
        value={fields.scope}
        error={errors['scope'] ?? null}
        options={RESULT_SCOPES.map((value) => ({
          value,
          label: t(`result.scope.${value}.label`),
          hint: t(`result.scope.${value}.help`),
        }))}
        onChange={(value) => set('scope', RESULT_SCOPES.find((known) => known === value) ?? null)}
      />
    </>
  );
}
