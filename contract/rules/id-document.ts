import type { IdType } from '@contract/account-choices';
import { type Word, wordTable } from '@contract/word';
import { cleanCode } from './clean-text';
import { ID_CARD_SIGNS, idNumberProblem } from './id-number';

export const ID_DOCUMENT_WORDS = wordTable('idDocument', {
  length: '身份证号码应为 18 位',
  date: '身份证号码中的出生日期不存在',
  check: '身份证号码校验未通过，请核对后重填',
  passport: '护照号码应为 5—17 位字母或数字',
  permit: '港澳台居民证件号码格式不正确，请核对证件',
});
const PASSPORT_LENGTH = { min: 5, max: 17 } as const;
const PASSPORT = new RegExp(`^[A-Z0-9]{${PASSPORT_LENGTH.min},${PASSPORT_LENGTH.max}}$`);
/** Home-return permits only; a residence permit has an 18-digit number like an ID card. */
const PERMIT = /^[A-Z]\d{6,10}(?:\([0-9A-Z]\))?$/;
const PERMIT_MIN = 7;
/** Length of a document number by type; an ID card number has one fixed length, so it is not listed. */
export const DOCUMENT_LENGTH = {
  passport: PASSPORT_LENGTH,
  hmt: { min: PERMIT_MIN, max: ID_CARD_SIGNS },
} as const satisfies Record<Exclude<IdType, 'id_card'>, { min: number; max: number }>;
const ADULT_FOR_CONSENT = 14;

/** The form in which numbers are compared and stored. */
export const normalIdNumber = cleanCode;

const faultKey = (type: IdType, number: string, today: Date): keyof typeof ID_DOCUMENT_WORDS.texts | null => {
  if (type === 'passport') return PASSPORT.test(number) ? null : 'passport';
  if (type === 'hmt' && PERMIT.test(number)) return null;
  return type === 'hmt' && number.length !== ID_CARD_SIGNS ? 'permit' : idNumberProblem(number, today);
};

/** What is wrong with a document number, or null. */
export const idDocumentFault = (type: IdType, number: string, today: Date): Word | null => {
  const key = faultKey(type, number, today);
  return key && ID_DOCUMENT_WORDS.word(key);
};
/**
 * Turns 1 男 and 0 女 of the number into 0 男 and 1 女 of the account (req:calls-basic-info); null where the number does not tell.
 */
export const genderOfIdNumber = (type: IdType, number: string): 0 | 1 | null =>
  type === 'id_card' ? (Number(number.charAt(16)) % 2 === 1 ? 0 : 1) : null;

/** Date of birth contained in the number, `1986-01-31`; null where it contains none. */
export const bornOf = (type: IdType, number: string): string | null =>
  type === 'id_card' ? `${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}` : null;

/** Below fourteen a guardian's consent is required (PIPL 31), which this service cannot take. */
export const isTooYoung = (type: IdType, number: string, today: Date): boolean => {
  if (type !== 'id_card') return false;
  const birthday = `${Number(number.slice(6, 10)) + ADULT_FOR_CONSENT}-${number.slice(10, 12)}-${number.slice(12, 14)}`;
  return today.toISOString().slice(0, 10) < birthday;
};
