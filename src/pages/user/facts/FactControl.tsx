import { FACT_FIELDS, type FactField, type FactFieldRule } from '@contract/fact-choices';
import { DateField } from '@/components/form/DateField';
import type { FieldProps } from '@/components/form/field-props';
import { SelectField } from '@/components/form/SelectField';
import { TextField } from '@/components/form/TextField';
import { useText } from '@/i18n/useText';
import { useFactText } from '@/pages/parts/reuse/useFactText';

const LTR: readonly FactField[] = ['phone', 'email', 'uscc', 'idNumber'];

interface Props extends Omit<FieldProps<string | null>, 'required'> {
  field: FactField;
  required: boolean;
}

/** The control for one field of a fact according to its rule: a choice, a month or text. */
export function FactControl({ field, required, ...own }: Props) {
  const t = useText();
  const text = useFactText();
  const { form: shape, max }: FactFieldRule = FACT_FIELDS[field];
  const choices = text.choices(field);
  if (choices)
    return <SelectField {...own} options={choices} placeholder={t('sections.choice.any.placeholder')} />;
  if (shape === 'month') return <DateField {...own} precision="month" />;
  return <TextField {...own} required={required} ltr={LTR.includes(field)} max={max} />;
}
