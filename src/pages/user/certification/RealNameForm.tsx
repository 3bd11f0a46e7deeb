import { ID_TYPES, type IdType } from '@contract/account-choices';
import { ACCOUNT_WORDS, REAL_NAME } from '@contract/rules/account-rules';
import { cleanName } from '@contract/rules/clean-text';
import { genderOfIdNumber, idDocumentFault, normalIdNumber } from '@contract/rules/id-document';
import { CheckField } from '@/components/form/CheckField';
import { RadioCards } from '@/components/form/RadioCards';
import { TextField } from '@/components/form/TextField';
import { useFieldForm } from '@/hooks/useFieldForm';
import { useLoad } from '@/hooks/useLoad';
import { type Text, useText } from '@/i18n/useText';
import { type Say, useWords } from '@/i18n/useWords';
import { FormFrame } from '@/pages/user/parts/FormFrame';
import { LoadedBlock } from '@/pages/user/parts/LoadedBlock';
import { useSaved } from '@/pages/user/parts/useSaved';
import type { BasicInfo } from '@/services/account';
import { applyRealName } from '@/services/certification';
import { fetchAgreement } from '@/services/registration';
import { ConsentBlock } from './ConsentBlock';
import type { CertificationRecord } from './certification-records';
import { EvidenceField, type EvidenceFile } from './EvidenceField';
import styles from './RealNameForm.module.css';

const GENDERS = ['0', '1'] as const;

interface Values {
  name: string | null;
  gender: string | null;
  id_type: string | null;
  id_number: string | null;
  attachment_ids: EvidenceFile | null;
  show_realname: boolean | null;
  consent: boolean | null;
}

interface Props {
  title: string;
  info: BasicInfo;
  /** What was refused, or holds no longer: what was right in it is not typed again. */
  earlier?: CertificationRecord | undefined;
  onSent: () => Promise<void>;
}

const genderValue = (gender: 0 | 1 | null): string | null => (gender === null ? null : String(gender));
const typeOf = ({ id_type }: Values): IdType => ID_TYPES.find((type) => type === id_type) ?? 'id_card';

const numberFault = (t: Text, say: Say, values: Values): string | undefined => {
  const number = normalIdNumber(values.id_number ?? '');
  if (number === '') return t('certification.field.id_number.required');
  const fault = idDocumentFault(typeOf(values), number, new Date());
  return fault ? say(fault) : undefined;
};

const genderFault = (t: Text, say: Say, values: Values): string | undefined => {
  if (values.gender === null) return t('certification.field.gender.required');
  const number = normalIdNumber(values.id_number ?? '');
  const told = numberFault(t, say, values) === undefined ? genderOfIdNumber(typeOf(values), number) : null;
  return told !== null && String(told) !== values.gender
    ? t('certification.field.gender.invalid')
    : undefined;
};

const check = (t: Text, say: Say, values: Values) => {
  const found = {
    name: !values.name
      ? t('certification.field.name.required')
      : REAL_NAME.test(cleanName(values.name))
        ? undefined
        : say(ACCOUNT_WORDS.word('realName')),
    gender: genderFault(t, say, values),
    id_number: numberFault(t, say, values),
    attachment_ids: values.attachment_ids ? undefined : t('certification.field.evidence.required'),
    consent: values.consent ? undefined : t('certification.consent.self.required'),
  };
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== undefined));
};

function Fields({ title, info, earlier, onSent, version }: Props & { version: string }) {
  const t = useText();
  const say = useWords();
  const saved = useSaved();
  const form = useFieldForm<Values>({
    form: 'real-name',
    personal: true,
    initial: {
      name: earlier?.name ?? info.name,
      gender: genderValue(earlier?.gender ?? info.gender),
      id_type: earlier?.id_type ?? 'id_card',
      id_number: null,
      attachment_ids: null,
      show_realname: info.show_realname,
      consent: null,
    },
    summary: true,
    check: (values) => check(t, say, values),
    byCode: {
      'certification.evidence': 'attachment_ids',
      'certification.document_taken': 'id_number',
      'agreement.outdated': 'consent',
    },
    send: async (values) => {
      const body = {
        name: cleanName(values.name ?? ''),
        gender: values.gender === '1' ? (1 as const) : (0 as const),
        id_type: typeOf(values),
        id_number: normalIdNumber(values.id_number ?? ''),
        show_realname: values.show_realname === true,
        attachment_ids: [values.attachment_ids?.id ?? ''],
        consent: version,
      };
      await applyRealName(info.id, body);
      saved('certification.form.self.success');
      await onSent();
    },
  });
  return (
    <FormFrame form={form} summary label={title} submitText={t('certification.form.self.action')}>
      <TextField
        {...form.at('name')}
        label={t('certification.field.name.label')}
        required
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

/** 实名认证: the purpose stands above the number, and the consent to it stands alone. */
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
