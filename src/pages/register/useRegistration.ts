import { refusalOf } from '@/hooks/refusal-of';
import { useModelDispatch } from '@/hooks/useModelDispatch';
import { useSignIn } from '@/hooks/useSignIn';
import { useText } from '@/i18n/useText';
import type { PersonRegistration, UnitRegistration } from '@/services/registration';
import type { RequestError } from '@/utils/request-error';

type Body = { kind: 'person'; body: PersonRegistration } | { kind: 'unit'; body: UnitRegistration };

/**
 * Creates an account through the model `user` and signs its owner in at once. A refusal of a field is thrown, so that
 * the form shows it there; `fault` is any other error.
 */
export function useRegistration() {
  const dispatch = useModelDispatch();
  const { enter, fault, wrongCode, busy } = useSignIn();
  const t = useText();
  const submit = async ({ kind, body }: Body): Promise<void> => {
    const ask = () =>
      kind === 'unit'
        ? dispatch({ type: 'user/registerUnit', payload: body })
        : dispatch({ type: 'user/register', payload: body });
    const refused: RequestError[] = [];
    await enter(ask, (error) => {
      const isOfField = Object.keys(refusalOf(t, error, Object.keys(body)).fields).length > 0;
      if (isOfField) refused.push(error);
      return isOfField;
    });
    for (const error of refused) throw error;
  };
  return { submit, fault, wrongCode, busy };
}
