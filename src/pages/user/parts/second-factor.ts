import { cleanSecondFactor, isSecondFactor } from '@contract/rules/second-factor';
import type { Text } from '@/i18n/useText';

/** Checks only the form of either kind of code; null if it fits. The service decides whether it is correct. */
export const secondFactorFault = (t: Text, typed: string | null): string | null =>
  isSecondFactor(cleanSecondFactor(typed ?? '')) ? null : t('settings.totp.either.required');

/** Maps the refusals of both kinds of code to the given field. */
export const secondFactorCodes = <Field extends string>(field: Field) =>
  ({ 'totp.wrong': field, 'recovery.wrong': field }) as const;
