import { UNIT_NATURES } from '@contract/enums';
import type { TextLimit } from '@contract/limits';
import { ACCOUNT_WORDS, REAL_NAME } from '@contract/rules/account-rules';
import { cleanName, cleanPhone } from '@contract/rules/clean-text';
import { lengthFault } from '@contract/rules/text-faults';
import { UNIT_FACT_LIMITS } from '@contract/unit-choices';
import { asWritten } from '@contract/word';
import type { Text } from '@/i18n/useText';
import type { Say } from '@/i18n/useWords';
import type { RegisterMenu, UnitRegistration } from '@/services/registration';
import { type AccountValues, accountProblems, NO_ACCOUNT } from './account-problems';
import { agreedVersions } from './agreed-versions';

/** Text fields that only have to be non-empty. */
export const UNIT_TEXTS = ['unitName', 'legalPerson', 'province', 'city', 'address'] as const;

export type UnitValues = AccountValues & Record<(typeof UNIT_TEXTS)[number] | 'nature' | 'adminName', string>;

export const NO_UNIT: UnitValues = {
  unitName: '',
  nature: '',
  legalPerson: '',
  province: '',
  city: '',
  address: '',
  adminName: '',
  ...NO_ACCOUNT,
};

export const unitProblems = (
  t: Text,
  say: Say,
  values: UnitValues,
): Partial<Record<keyof UnitValues, string>> => ({
  ...Object.fromEntries(
    UNIT_TEXTS.flatMap((name) => {
      if (values[name].trim() === '') return [[name, t(`register.${name}.self.required`)]];
      const limit: TextLimit = UNIT_FACT_LIMITS[name];
      const label = asWritten(t(`register.${name}.self.label`));
      return lengthFault(label, values[name], limit).map((fault) => [name, say(fault)]);
    }),
  ),
  ...(values.nature === '' ? { nature: t('register.nature.self.required') } : {}),
  ...(REAL_NAME.test(cleanName(values.adminName)) ? {} : { adminName: say(ACCOUNT_WORDS.word('realName')) }),
  ...accountProblems(t, say, values),
});

/** The request body; null if the unit's nature is not a known one. */
export const unitBody = (
  { agree: _, nature, phone, ...rest }: UnitValues,
  uscc: string,
  menu: RegisterMenu,
): UnitRegistration | null => {
  const known = UNIT_NATURES.find((name) => name === nature);
  return known
    ? { ...rest, phone: cleanPhone(phone), uscc, agreed: agreedVersions(menu), nature: known }
    : null;
};
