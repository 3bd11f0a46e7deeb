import { ID_TYPES, type IdType } from '@contract/account-choices';
import { ACCOUNT_WORDS, REAL_NAME } from '@contract/rules/account-rules';
import { cleanName } from '@contract/rules/clean-text';
import { genderOfIdNumber, idDocumentFault, normalIdNumber } from '@contract/rules/id-document';
import type { Text } from '@/i18n/useText';
import type { Say } from '@/i18n/useWords';
import type { BasicInfo } from '@/services/account';
import { serviceNow } from '@/utils/service-clock';
import type { CertificationRecord } from './certification-records';
import type { EvidenceFile } from './EvidenceField';

export interface RealNameValues {
  name: string | null;
  gender: string | null;
  id_type: string | null;
  id_number: string | null;
  attachment_ids: EvidenceFile | null;
  show_realname: boolean | null;
  consent: boolean | null;
}

const genderValue = (gender: 0 | 1 | null): string | null => (gender === null ? null : String(gender));
export const typeOf = ({ id_type }: Pick<RealNameValues, 'id_type'>): IdType =>
  ID_TYPES.find((type) => type === id_type) ?? 'id_card';

const numberFault = (t: Text, say: Say, values: RealNameValues): string | undefined => {
  const number = normalIdNumber(values.id_number ?? '');
  if (number === '') return t('certification.field.id_number.required');
  const fault = idDocumentFault(typeOf(values), number, new Date(serviceNow()));
  return fault ? say(fault) : undefined;
};

const genderFault = (t: Text, say: Say, values: RealNameValues): string | undefined => {
  if (values.gender === null) return t('certification.field.gender.required');
  const number = normalIdNumber(values.id_number ?? '');
  const told = numberFault(t, say, values) === undefined ? genderOfIdNumber(typeOf(values), number) : null;
  return told !== null && String(told) !== values.gender
    ? t('certification.field.gender.invalid')
    : undefined;
};

/** Validates with the same rules as the service; the consent is requested separately. */
export const realNameFaults = (t: Text, say: Say, values: RealNameValues) => {
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

/** Initial values from a refused application or from the account; number and consent must always be given again. */
export const initialValues = (info: BasicInfo, earlier: CertificationRecord | undefined): RealNameValues => ({
  name: earlier?.name ?? info.name,
  gender: genderValue(earlier?.gender ?? info.gender),
  id_type: earlier?.id_type ?? 'id_card',
  id_number: null,
  attachment_ids: null,
  show_realname: info.show_realname,
  consent: null,
});

export const applicationOf = (values: RealNameValues) => ({
  name: cleanName(values.name ?? ''),
  gender: values.gender === '1' ? (1 as const) : (0 as const),
  id_type: typeOf(values),
  id_number: normalIdNumber(values.id_number ?? ''),
  show_realname: values.show_realname === true,
  attachment_ids: [values.attachment_ids?.id ?? ''],
});
