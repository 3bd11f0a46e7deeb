import { ID_TYPES } from '@contract/account-choices';
import { REAL_NAME_LENGTH } from '@contract/rules/account-rules';
import { cleanName } from '@contract/rules/clean-text';
import { DOCUMENT_LENGTH, normalIdNumber } from '@contract/rules/id-document';
import { CheckField } from '@/components/form/CheckField';
import { RadioCards } from '@/components/form/RadioCards';
import { TextField } from '@/components/form/TextField';
import { useFieldForm } from '@/hooks/useFieldForm';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import { FormFrame } from '@/pages/user/parts/FormFrame';
import { LoadedBlock } from '@/pages/user/parts/LoadedBlock';
import { useSaved } from '@/pages/user/parts/useSaved';
import type { BasicInfo } from '@/services/account';
import { applyRealName } from '@/services/certification';
import { fetchAgreement } from '@/services/registration';
import { ConsentBlock } from './ConsentBlock';
import type { CertificationRecord } from './certification-records';
import { EvidenceField } from './EvidenceField';
import styles from './RealNameForm.module.css';
import {
  applicationOf,
  initialValues,
  type RealNameValues,
  realNameFaults,
  typeOf,
} from './real-name-values';

const GENDERS = ['0', '1'] as const;

interface Props {
  title: string;
  info: BasicInfo;
  /** A refused or expired application, whose correct values need not be typed again. */
  earlier?: CertificationRecord | undefined;
  onSent: () => Promise<void>;
}

function Fields({ title, info, earlier, onSent, version }: Props & { version: string }) {
  const t = useText();
  const say = useWords();
  const saved = useSaved();
  const form = useFieldForm<RealNameValues>({
    form: 'real-name',
    personal: true,
    initial: initialValues(info, earlier),
    summary: true,
    check: (values) => realNameFaults(t, say, values),
    byCode: {
      'certification.evidence': 'attachment_ids',
      'certification.document_taken': 'id_number',
      'agreement.outdated': 'consent',
    },
    send: async (values) => {
      await applyRealName(info.id, { ...applicationOf(values), consent: version });
      saved('certification.form.self.success');
      await onSent();
    },
  });
  const type = typeOf(form.values);
  return (
    <FormFrame form={form} summary label={title} submitText={t('certification.form.self.action')}>
      <TextField
        {...form.at('name')}
        label={t('certification.field.name.label')}
        required
        {...REAL_NAME_LENGTH}
        clean={cleanName}
        autoComplete="name"
      />
      <RadioCards
        {...form.at('gender')}
        label={t('certification.field.gender.label')}
        required
        layout="line"
        options={GENDERS.map((value) => ({ value, label: t(`certification.gender.${value}.label`) }))}
      />
      <RadioCards
        {...form.at('id_type')}
        label={t('certification.field.id_type.label')}
        required
        fixed
        layout="line"
        options={ID_TYPES.map((value) => ({ value, label: t(`certification.idType.${value}.label`) }))}
      />
      <TextField
        {...form.at('id_number')}
        label={t('certification.field.id_number.label')}
        help={<span className={styles.purpose}>{t('certification.field.id_number.help')}</span>}
        required
        ltr
        {...(type === 'id_card' ? { shape: 'idCard' as const } : DOCUMENT_LENGTH[type])}
        clean={normalIdNumber}
      />
      <EvidenceField
        {...form.at('attachment_ids')}
        label={t('certification.field.evidence.label')}
        help={t('certification.field.evidence.help')}
        purpose="real_name"
      />
      <CheckField {...form.at('show_realname')} label={t('certification.field.show_realname.label')} />
      <ConsentBlock {...form.at('consent')} />
    </FormFrame>
  );
}

/** 实名认证: the purpose is stated above the number, and the consent to it is separate. */
export function RealNameForm(props: Props) {
  const notice = useLoad(() => fetchAgreement('id_data'));
  return (
    <section className={styles.section} aria-labelledby="real-name-title">
      <h2 id="real-name-title">{props.title}</h2>
      <LoadedBlock from={notice} count={5}>
        {({ version }) => <Fields {...props} version={version} />}
      </LoadedBlock>
    </section>
  );
}
