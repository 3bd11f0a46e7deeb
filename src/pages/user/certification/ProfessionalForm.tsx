import { IDENTITIES } from '@contract/account-choices';
import { POSITION_MAX } from '@contract/certification-choices';
import { RadioCards } from '@/components/form/RadioCards';
import { SelectField } from '@/components/form/SelectField';
import { TextField } from '@/components/form/TextField';
import { useDicts } from '@/hooks/useDicts';
import { useFieldForm } from '@/hooks/useFieldForm';
import { useText } from '@/i18n/useText';
import { FormFrame } from '@/pages/user/parts/FormFrame';
import { identityOf } from '@/pages/user/parts/identity';
import { SchoolFields } from '@/pages/user/parts/SchoolFields';
import { useSaved } from '@/pages/user/parts/useSaved';
import type { BasicInfo } from '@/services/account';
import { applyProfessional } from '@/services/certification';
import { EvidenceField, type EvidenceFile } from './EvidenceField';
import styles from './RealNameForm.module.css';

interface Values {
  identity: string | null;
  extra: string | null;
  school_id: number | null;
  department_id: number | null;
  attachment_ids: EvidenceFile | null;
}

interface Props {
  title: string;
  info: BasicInfo;
  onSent: () => Promise<void>;
}

/** 职业认证: profession and place of work, with proof. */
export function ProfessionalForm({ title, info, onSent }: Props) {
  const t = useText();
  const saved = useSaved();
  const { dicts } = useDicts('kczx_teacher_title', 'kczx_professional_title');
  const form = useFieldForm<Values>({
    form: 'professional',
    initial: {
      identity: info.identity,
      extra: info.identity === 'student' ? info.student_id : info.technical_title,
      school_id: info.school_id,
      department_id: info.department_id,
      attachment_ids: null,
    },
    summary: true,
    check: ({ identity, extra, school_id, attachment_ids }) => ({
      ...(identity ? {} : { identity: t('certification.field.identity.required') }),
      ...(extra?.trim()
        ? {}
        : {
            extra: t(
              identity === 'student'
                ? 'certification.field.student.required'
                : 'certification.field.position.required',
            ),
          }),
      ...(school_id ? {} : { school_id: t('certification.field.school.required') }),
      ...(attachment_ids ? {} : { attachment_ids: t('certification.field.evidence.required') }),
    }),
    byCode: { 'certification.evidence': 'attachment_ids' },
    send: async (values) => {
      const body = {
        identity: identityOf(values.identity) ?? 'professional',
        extra: (values.extra ?? '').trim(),
        school_id: values.school_id ?? 0,
        department_id: values.department_id,
        attachment_ids: [values.attachment_ids?.id ?? ''],
      };
      await applyProfessional(info.id, body);
      saved('certification.form.self.success');
      await onSent();
    },
  });
  const identity = identityOf(form.values.identity);
  const positions = dicts[`kczx_${identity}_title`] ?? [];
  return (
    <section className={styles.section} aria-labelledby="professional-title">
      <h2 id="professional-title">{title}</h2>
      <FormFrame form={form} summary label={title} submitText={t('certification.form.self.action')}>
        <RadioCards
          {...form.at('identity')}
          onChange={(next) => form.set({ identity: next, extra: null })}
          label={t('certification.field.identity.label')}
          required
          layout="line"
          options={IDENTITIES.map((value) => ({
            value,
            label: t(`certification.identity.${value}.label`),
          }))}
        />
        {identity === 'student' ? (
          <TextField
            {...form.at('extra')}
            label={t('certification.field.student.label')}
            required
            max={POSITION_MAX}
            ltr
          />
        ) : (
          <SelectField
            {...form.at('extra')}
            label={t('certification.field.position.label')}
            required
            options={positions}
          />
        )}
        <SchoolFields
          school={form.at('school_id')}
          department={form.at('department_id')}
          onSchool={(school_id) => form.set({ school_id, department_id: null })}
          known={info}
        />
        <EvidenceField
          {...form.at('attachment_ids')}
          label={t('certification.field.proof.label')}
          help={t('certification.field.proof.help')}
          purpose="professional"
        />
      </FormFrame>
    </section>
  );
}
