import { useEffect } from 'react';
import { SIGN_IN } from '@/components/sign-in/TextInput';
import type { FieldForm } from '@/hooks/useFieldForm';
import { focusField } from '@/utils/focus-field';
import type { AccountValues } from './account-problems';
import type { useRegistration } from './useRegistration';

/** Where a refusal is shown: a wrong code at its field, which gets the focus, everything else below the form. */
export function useRefused<V extends AccountValues>(
  { fault, wrongCode }: Pick<ReturnType<typeof useRegistration>, 'fault' | 'wrongCode'>,
  { errors, refusal }: Pick<FieldForm<V>, 'errors' | 'refusal'>,
): Pick<FieldForm<V>, 'errors' | 'refusal'> {
  useEffect(() => {
    if (wrongCode) focusField(`${SIGN_IN}-code`);
  }, [wrongCode]);
  if (!wrongCode) return { errors, refusal: fault ?? refusal };
  return { errors: fault ? { code: fault, ...errors } : errors, refusal: null };
}
