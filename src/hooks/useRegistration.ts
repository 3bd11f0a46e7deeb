import { useDispatch } from '@umijs/max';
import { useState } from 'react';
import type { PersonRegistration, UnitRegistration } from '@/services/registration';
import type { SessionTokens } from '@/services/session';
import { useSignIn } from './useSignIn';

type Body = { kind: 'person'; body: PersonRegistration } | { kind: 'unit'; body: UnitRegistration };

/** Makes an account through the model `user`; who succeeds is signed in at once. */
export function useRegistration() {
  const dispatch = useDispatch();
  const { enter, fault, wrongCode, busy } = useSignIn();
  // The same attempt under the same key: a second press makes no second account.
  const [idempotencyKey] = useState(() => crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`);
  const submit = async ({ kind, body }: Body): Promise<boolean> => {
    const type = kind === 'unit' ? 'user/registerUnit' : 'user/register';
    const ask = () =>
      dispatch({ type, payload: { body, idempotencyKey } }) as unknown as Promise<SessionTokens>;
    return (await enter(ask)) !== null;
  };
  return { submit, fault, wrongCode, busy };
}
