import { IDENTITIES } from '@contract/account-choices';
import { STUDENT_ID_LENGTH } from '@contract/rules/account-rules';
import { RadioCards } from '@/components/form/RadioCards';
import { SelectField } from '@/components/form/SelectField';
import { TextField } from '@/components/form/TextField';
import { useDicts } from '@/hooks/useDicts';
import type { FieldForm } from '@/hooks/useFieldForm';
import { useText } from '@/i18n/useText';
import { identityOf } from '@/pages/user/parts/identity';
import { SchoolFields } from '@/pages/user/parts/SchoolFields';
import type { BasicInfo } from '@/services/account';
import type { BasicValues } from './basic-values';

interface Props {
  form: FieldForm<BasicValues>;
  info: BasicInfo;
  /** True if a certification confirms these values. */
  readOnly: boolean;
}

/** Identity and place of work; each identity requires a different proof. */
export function WorkFields({ form, info, readOnly }: Props) {
  const t = useText();
  const { dicts } = useDicts('kczx_teacher_title', 'kczx_professional_title');
  const identity = identityOf(form.values.identity);
  return (
    <>
      <RadioCards
        {...form.at('identity')}
        onChange={(next) => form.set({ identity: next, technical_title: null })}
        label={t('settings.field.identity.label')}
        required
        readOnly={readOnly}
        layout="line"
        options={IDENTITIES.map((value) => ({
          value,
          label: t(`certification.identity.${value}.label`),
        }))}
      />
      {identity === 'student' ? (
        <TextField
          {...form.at('student_id')}
          label={t('certification.field.student.label')}
          required
          readOnly={readOnly}
          {...STUDENT_ID_LENGTH}
          ltr
        />
      ) : (
        <SelectField
          {...form.at('technical_title')}
          label={t('certification.field.position.label')}
          required
          readOnly={readOnly}
          options={dicts[`kczx_${identity}_title`] ?? []}
        />
      )}
      <SchoolFields
        school={form.at('school_id')}
        department={form.at('department_id')}
        onSchool={(school_id) => form.set({ school_id, department_id: null })}
        known={info}
        readOnly={readOnly}
      />
    </>
  );
}
