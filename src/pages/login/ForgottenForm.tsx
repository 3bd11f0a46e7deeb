import { isEmail, PHONE, PURPOSE } from '@contract/rules/account-rules';
import { passwordProblem, passwordWord } from '@contract/rules/password';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/Button';
import { CodeInput } from '@/components/sign-in/CodeInput';
import { PasswordInput } from '@/components/sign-in/PasswordInput';
import styles from '@/components/sign-in/SignInForm.module.css';
import { TextInput } from '@/components/sign-in/TextInput';
import { useCode } from '@/hooks/useCode';
import { useFields } from '@/hooks/useFields';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import { DemoOutbox } from '@/pages/parts/DemoOutbox';
import { resetPassword } from '@/services/registration';
import { WRONG_CODE } from '@/utils/error-codes';
import { RequestError } from '@/utils/request-error';

/** A new password against a code to the own phone or e-mail; every other session then ends. */
export function ForgottenForm({ onDone }: { onDone: (login: string) => void }) {
  const t = useText();
  const say = useWords();
  const code = useCode(PURPOSE.forgotten);
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const isAddress = (login: string): boolean => PHONE.test(login) || isEmail(login);
  const fields = useFields({ login: '', code: '', password: '' }, ({ login, code: digits, password }) => {
    const problem = passwordProblem(password, [login]);
    return {
      ...(isAddress(login.trim()) ? {} : { login: t('login.code.address.invalid') }),
      ...(digits.length === 6 ? {} : { code: t('login.code.self.required') }),
      ...(problem ? { password: say(passwordWord(problem)) } : {}),
    };
  });
  const { values, errors, set, refuse, check } = fields;
  const login = values.login.trim();

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (!check(event.currentTarget) || busy) return;
    setBusy(true);
    setFault(null);
    try {
      await resetPassword({ ...values, login });
      onDone(login);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      if (error.failure.errorCode === WRONG_CODE) refuse('code', error.message);
      else setFault(error.message);
    } finally {
      setBusy(false);
    }
  };
  const send = (): void => {
    if (isAddress(login)) void code.send(login);
    else refuse('login', t('login.code.address.invalid'));
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {fault && (
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
        error={errors.code}
        onSend={send}
        note={<DemoOutbox recipient={login} />}
      />
      <PasswordInput
        isNew
        label={t('login.forgotten.password.label')}
        help={say(passwordWord('rule'))}
        value={values.password}
        onChange={(text) => set('password', text)}
        error={errors.password}
      />
      <Button look="primary" size="large" block type="submit" busy={busy}>
        {t('login.forgotten.submit.action')}
      </Button>
    </form>
  );
}
