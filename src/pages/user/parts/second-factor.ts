import { cleanSecondFactor, isSecondFactor } from '@contract/rules/second-factor';
import type { Text } from '@/i18n/useText';

/** Null: it looks like one of the two codes. Whether it is the right one, the service says. */
export const secondFactorFault = (t: Text, typed: string | null): string | null =>
  isSecondFactor(cleanSecondFactor(typed ?? '')) ? null : t('settings.totp.either.required');

/** The refusals of either code, said at the field of that name. */
export const secondFactorCodes = <Field extends string>(field: Field) =>
  ({ 'totp.wrong': field, 'recovery.wrong': field }) as const;
