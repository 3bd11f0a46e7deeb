import { FACT_FIELDS, type FactField, type FactFieldRule } from '@contract/fact-choices';
import { YEAR_FORM } from '@contract/patterns';
import type { Word } from '@contract/word';
import { ACCOUNT_WORDS, isEmail, PHONE } from './account-rules';
import { FINDING_WORDS } from './finding';
import { idDocumentFault } from './id-document';
import { isMasked } from './id-number';
import { usccProblem } from './uscc';

const MONTH = new RegExp(`^${YEAR_FORM}-(0[1-9]|1[0-2])$`);

const usccFault = (value: string): Word | null => {
  const problem = usccProblem(value);
  return problem && FINDING_WORDS.word(problem === 'format' ? 'usccFormat' : 'usccCheck');
};

/** The check for each form of value: a fault, or null. A masked value came back unchanged and is not checked. */
const FAULTS: Record<NonNullable<FactFieldRule['form']>, (value: string, now: Date) => Word | null> = {
  idNumber: (value, now) => (isMasked(value) ? null : idDocumentFault('id_card', value, now)),
  phone: (value) => (PHONE.test(value) ? null : ACCOUNT_WORDS.word('phone')),
  email: (value) => (isEmail(value) ? null : ACCOUNT_WORDS.word('email')),
  month: (value) => (MONTH.test(value) ? null : FINDING_WORDS.word('month')),
  uscc: usccFault,
};

/** What is wrong with a value, for the page and the service alike; null where it is fine or empty. */
export const factFault = (field: FactField, value: string, now: Date): Word | null => {
  const { form }: FactFieldRule = FACT_FIELDS[field];
  return value !== '' && form ? FAULTS[form](value, now) : null;
};
