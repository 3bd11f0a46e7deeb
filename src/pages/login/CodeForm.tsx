import { isEmail, PHONE, PURPOSE } from '@contract/rules/account-rules';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/Button';
import { CodeInput } from '@/components/sign-in/CodeInput';
import styles from '@/components/sign-in/SignInForm.module.css';
import { TextInput } from '@/components/sign-in/TextInput';
import { useCode } from '@/hooks/useCode';
import { useFields } from '@/hooks/useFields';
import { useText } from '@/i18n/useText';
import { DemoOutbox } from '@/pages/parts/DemoOutbox';

interface Props {
  onSubmit: (values: { login: string; code: string; remember: boolean }) => void;
  fault: string | null;
  /** It is the code that was refused. */
  wrongCode: boolean;
  busy: boolean;
}

/** Signing in by a code that goes to the own phone or e-mail. */
export function CodeForm({ onSubmit, fault, wrongCode, busy }: Props) {
  const t = useText();
  const code = useCode(PURPOSE.signIn);
  const [remember, setRemember] = useState(false);
  const isAddress = (login: string): boolean => PHONE.test(login) || isEmail(login);
  const { values, errors, set, refuse, check } = useFields(
    { login: '', code: '' },
    ({ login, code: digits }) => ({
      ...(isAddress(login.trim()) ? {} : { login: t('login.code.address.invalid') }),
      ...(digits.length === 6 ? {} : { code: t('login.code.self.required') }),
    }),
  );
  const login = values.login.trim();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (check(event.currentTarget) && !busy) onSubmit({ login, code: values.code, remember });
  };
  const send = (): void => {
    if (isAddress(login)) void code.send(login);
    else refuse('login', t('login.code.address.invalid'));
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {fault && !wrongCode && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
      <TextInput
        name="login"
        label={t('login.code.address.label')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={values.login}
        onChange={(text) => set('login', text)}
        error={errors.login}
      />
      <CodeInput
        {...code}
        value={values.code}
        onChange={(text) => set('code', text)}
        error={errors.code ?? (wrongCode ? fault : null)}
        onSend={send}
        note={<DemoOutbox recipient={login} />}
      />
      <label className={styles.check}>
        <input type="checkbox" checked={remember} onChange={(event) => setRemember(event.target.checked)} />
        {t('login.form.remember.label')}
      </label>
      <Button look="primary" size="large" block type="submit" busy={busy}>
        {t('login.form.submit.action')}
      </Button>
    </form>
  );
}
