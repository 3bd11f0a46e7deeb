import { LEARNING_LIMITS, type SpaceKind } from '@contract/learning-choices';
import { TECH_FIELDS } from '@contract/tech-fields';
import type { ReactNode } from 'react';
import { CheckField } from '@/components/form/CheckField';
import { DateField } from '@/components/form/DateField';
import { FieldStack } from '@/components/form/FieldStack';
import { NumberField } from '@/components/form/NumberField';
import { SelectField } from '@/components/form/SelectField';
import { TagsField } from '@/components/form/TagsField';
import { TextAreaField } from '@/components/form/TextAreaField';
import { TextField } from '@/components/form/TextField';
import { useText } from '@/i18n/useText';
import type { SpaceProblems, SpaceValue } from './form-value';

interface Props {
  kind: SpaceKind;
  value: SpaceValue;
  problems: SpaceProblems;
  slips: SpaceProblems;
  /** Shown directly after the classes. */
  classQuestions?: ReactNode;
  onChange: (change: Partial<SpaceValue>) => void;
}

/** The fields, in the order in which one thinks of them. */
export function SpaceFields({ kind, value, problems, slips, classQuestions, onChange }: Props) {
  const t = useText();
  const at = <K extends keyof SpaceValue>(name: K) => ({
    id: name,
    value: value[name],
    error: problems[name] ?? null,
    slip: slips[name] ?? null,
    onChange: (next: SpaceValue[K] | null) => onChange({ [name]: next } as Partial<SpaceValue>),
  });
  const { title, summary, body, unitName } = LEARNING_LIMITS;
  return (
    <FieldStack>
      <TextField {...at('title')} {...title} label={t('learning.form.title.label')} required />
      <TextAreaField
        {...at('summary')}
        {...summary}
        label={t('learning.form.summary.label')}
        help={t('learning.form.summary.help')}
        rows={3}
        required
      />
      <TextAreaField
        {...at('body')}
        {...body}
        label={t(`learning.detail.${kind}Body.title`)}
        help={t('learning.form.body.help')}
        rows={8}
      />
      <SelectField
        {...at('field')}
        onChange={(next) => onChange({ field: TECH_FIELDS.find((known) => known === next) ?? null })}
        label={t('learning.filter.field.label')}
        options={TECH_FIELDS.map((each) => ({ value: each, label: t(`demand.field.${each}.label`) }))}
        width="medium"
        required
      />
      <TextField
        {...at('unit_name')}
        {...unitName}
        label={t('learning.form.unitName.label')}
        help={t('learning.form.unitName.help')}
        required
      />
      <DateField
        {...at('end_on')}
        label={t('learning.form.endOn.label')}
        help={t('learning.form.endOn.help')}
      />
      <NumberField
        {...at('capacity')}
        label={t('learning.form.capacity.label')}
        help={t('learning.form.capacity.help')}
        unit={t('learning.form.people.label')}
        range={LEARNING_LIMITS.capacity}
      />
      {kind === 'course' && (
        <TagsField
          {...at('classes')}
          label={t('learning.detail.classes.label')}
          help={t('learning.form.classes.help')}
          max={LEARNING_LIMITS.classes}
          each={LEARNING_LIMITS.className.max}
        />
      )}
      {classQuestions}
      <CheckField
        {...at('requires_real_name')}
        onChange={(next) => onChange({ requires_real_name: next === true })}
        label={t('learning.form.realName.label')}
      />
      <CheckField
        {...at('requires_professional')}
        onChange={(next) => onChange({ requires_professional: next === true })}
        label={t('learning.form.professional.label')}
      />
    </FieldStack>
  );
}
