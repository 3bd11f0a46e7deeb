import { history } from '@umijs/max';
import { type Dispatch, type SetStateAction, useState } from 'react';
import { Banner } from '@/components/Banner';
import { LinkTabs } from '@/components/LinkTabs';
import { SignInForm, type SignInValues } from '@/components/sign-in/SignInForm';
import { TotpForm } from '@/components/sign-in/TotpForm';
import { type SignIn, useSignIn } from '@/hooks/useSignIn';
import { useText } from '@/i18n/useText';
import { confirmProvider, submitCodeSignIn, submitSignIn } from '@/services/auth';
import { AfterHydration } from './AfterHydration';
import { CodeForm } from './CodeForm';
import { ForgottenForm } from './ForgottenForm';
import { loginAddress, wayOf } from './login-address';
import { useProviderReturn } from './useProviderReturn';

/** Makes a sign-in attempt; `totp` is the authenticator's code if a second factor is required. */
type Attempt = (totp?: string) => Parameters<SignIn['enter']>[0];

interface Props {
  query: URLSearchParams;
  value: SignInValues;
  onChange: Dispatch<SetStateAction<SignInValues>>;
}

/** Password, code or forgotten password; then the second factor, where one is set up. */
export function SignInWays({ query, value, onChange }: Props) {
  const t = useText();
  const { enter, needsTotp, fault, wrongCode, busy, reset } = useSignIn();
  const [attempt, setAttempt] = useState<Attempt>();
  const [done, setDone] = useState(false);
  const way = wayOf(query);
  const [shown, setShown] = useState(way);
  // What was refused in one way says nothing about another.
  if (way !== shown) {
    setShown(way);
    setAttempt(undefined);
    reset();
  }
  const tryIt = (next: Attempt): ReturnType<SignIn['enter']> => {
    setAttempt(() => next);
    return enter(next());
  };
  const arrival = useProviderReturn(query, ({ tokens, ticket }) => {
    if (tokens) void tryIt(() => async () => tokens);
    if (ticket) void tryIt((totp) => () => confirmProvider({ ticket, ...(totp && { totp }) }));
  });
  const byPassword = async (): Promise<void> => {
    const body = { ...value, username: value.username.trim() };
    const session = await tryIt((totp) => () => submitSignIn({ ...body, ...(totp && { totp }) }));
    if (!session) onChange((now) => ({ ...now, password: '' }));
  };
  const byCode = (body: Parameters<typeof submitCodeSignIn>[0]): void => {
    onChange((now) => ({ ...now, username: body.login }));
    void tryIt((totp) => () => submitCodeSignIn({ ...body, ...(totp && { totp }) }));
  };
  const state = { fault: (attempt ? fault : null) ?? arrival.fault, busy: busy || arrival.busy };
  const afterReset = (username: string): void => {
    setDone(true);
    onChange((now) => ({ ...now, username, password: '' }));
    history.replace(loginAddress(query, 'password'));
  };

  if (needsTotp && attempt)
    return <TotpForm {...state} onSubmit={(totp) => void enter(attempt(totp))} onBack={reset} />;
  if (way === 'forgotten')
    return (
      <AfterHydration>
        <ForgottenForm onDone={afterReset} />
      </AfterHydration>
    );
  const tabs = (['password', 'code'] as const).map((key) => ({
    key,
    label: t(`login.way.${key}.label`),
    to: loginAddress(query, key),
  }));
  return (
    <>
      {done && <Banner>{t('login.forgotten.done.success')}</Banner>}
      <LinkTabs label={t('login.way.self.label')} tabs={tabs} current={way} />
      <AfterHydration>
        {way === 'code' ? (
          <CodeForm {...state} login={value.username} wrongCode={wrongCode} onSubmit={byCode} />
        ) : (
          <SignInForm {...state} value={value} onChange={onChange} onSubmit={() => void byPassword()} />
        )}
      </AfterHydration>
    </>
  );
}
