import { useState } from 'react';
import type { SignInValues } from '@/components/sign-in/SignInForm';
import type { Session } from '@/hooks/useSession';
import { useSignIn } from '@/hooks/useSignIn';
import { useText } from '@/i18n/useText';
import { resumeUnsent } from '@/utils/unsent-work';

/** When the owner of the page signs in again, waiting calls are sent; anybody else is told whose page it is. */
export function useSignInAgain(owner: NonNullable<Session['user']>, onBack: () => void) {
  const t = useText();
  const { submit, needsTotp, reset, fault, busy } = useSignIn();
  const [value, setValue] = useState<SignInValues>({
    username: owner.userName,
    password: '',
    remember: false,
  });
  const [stranger, setStranger] = useState(false);
  const forget = (): void => {
    setValue({ ...value, password: '' });
    reset();
  };
  const signIn = async (totp?: string): Promise<void> => {
    setStranger(false);
    const person = await submit({ ...value, ...(totp && { totp }) });
    if (!person) return;
    forget();
    if (person.userId !== owner.userId) {
      setStranger(true);
      return;
    }
    onBack();
    resumeUnsent();
  };
  const name = owner.realName ?? owner.nickName;
  return {
    value,
    setValue,
    needsTotp,
    reset,
    forget,
    signIn,
    fault: stranger ? t('user.signIn.stranger.failure', { name }) : fault,
    busy,
  };
}
