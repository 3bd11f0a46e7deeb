import { useDispatch } from '@umijs/max';
import type { PersonRegistration, UnitRegistration } from '@/services/registration';
import type { SessionTokens } from '@/services/session';
import { useSignIn } from './useSignIn';

type Body = { kind: 'person'; body: PersonRegistration } | { kind: 'unit'; body: UnitRegistration };

/** Makes an account through the model `user`; who succeeds is signed in at once. */
export function useRegistration() {
  const dispatch = useDispatch();
  const { enter, fault, wrongCode, busy } = useSignIn();
  const submit = async ({ kind, body }: Body): Promise<boolean> => {
    const type = kind === 'unit' ? 'user/registerUnit' : 'user/register';
    const ask = () => dispatch({ type, payload: body }) as unknown as Promise<SessionTokens>;
    return (await enter(ask)) !== null;
  };
  return { submit, fault, wrongCode, busy };
}
