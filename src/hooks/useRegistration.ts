import type { PersonRegistration, UnitRegistration } from '@/services/registration';
import { useModelDispatch } from './useModelDispatch';
import { useSignIn } from './useSignIn';

type Body = { kind: 'person'; body: PersonRegistration } | { kind: 'unit'; body: UnitRegistration };

/** Makes an account through the model `user`; who succeeds is signed in at once. */
export function useRegistration() {
  const dispatch = useModelDispatch();
  const { enter, fault, wrongCode, busy } = useSignIn();
  const submit = async ({ kind, body }: Body): Promise<boolean> => {
    const ask = () =>
      kind === 'unit'
        ? dispatch({ type: 'user/registerUnit', payload: body })
        : dispatch({ type: 'user/register', payload: body });
    return (await enter(ask)) !== null;
  };
  return { submit, fault, wrongCode, busy };
}
