import { isAddress } from '@contract/rules/account-rules';
import { CodeInput } from '@/components/sign-in/CodeInput';
import { TextInput } from '@/components/sign-in/TextInput';
import type { Code } from '@/hooks/useCode';
import { type Text, useText } from '@/i18n/useText';
import { DemoOutbox } from '@/pages/parts/DemoOutbox';

interface Props {
  fields: {
    values: { login: string; code: string };
    errors: { login?: string; code?: string };
    set: (change: { login?: string; code?: string }) => void;
    refuse: (name: 'login', reason: string) => void;
  };
  code: Code;
  /** Why the service refused the code. */
  codeFault?: string | null;
}

/** Checks address and code before anything is sent. */
export const addressAndCodeProblems = (t: Text, { login, code }: { login: string; code: string }) => ({
  ...(isAddress(login.trim()) ? {} : { login: t('login.code.address.invalid') }),
  ...(code.length === 6 ? {} : { code: t('login.code.self.required') }),
});

/** The reader's phone or e-mail address, and the code sent to it. */
export function AddressAndCode({ fields: { values, errors, set, refuse }, code, codeFault }: Props) {
  const t = useText();
  const login = values.login.trim();
  const send = (): void => {
    if (isAddress(login)) void code.send(login);
    else refuse('login', t('login.code.address.invalid'));
  };
  return (
    <>
      <TextInput
        name="login"
        label={t('login.code.address.label')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={values.login}
        onChange={(text) => set({ login: text })}
        error={errors.login}
      />
      <CodeInput
        {...code}
        value={values.code}
        onChange={(text) => set({ code: text })}
        error={errors.code ?? codeFault}
        onSend={send}
        note={<DemoOutbox recipient={login} />}
      />
    </>
  );
}
