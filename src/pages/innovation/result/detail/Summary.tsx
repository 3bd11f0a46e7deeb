import { RESULT_LIMITS } from '@contract/result-choices';
import { TextAreaField } from '@/components/form/TextAreaField';
import { useText } from '@/i18n/useText';
import type { PartProps } from './form-props';

/** What the stage came to, in its leader's words. */
export function Summary({ fields, set, errors, readOnly }: PartProps) {
  const t = useText();
  return (
    <TextAreaField
      id="summary"
      label={t('result.form.summary.label')}
      required
      rows={8}
      {...RESULT_LIMITS.summary}
      readOnly={readOnly}
      value={fields.summary || null}
      error={errors['summary'] ?? null}
      onChange={(value) => set('summary', value ?? '')}
    />
  );
}
