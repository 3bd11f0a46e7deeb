import { PURPOSE } from '@contract/rules/account-rules';
import { passwordProblem, passwordWord } from '@contract/rules/password';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/Button';
import { PasswordInput } from '@/components/sign-in/PasswordInput';
import styles from '@/components/sign-in/SignInForm.module.css';
import { useCode } from '@/hooks/useCode';
import { useFields } from '@/hooks/useFields';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import { resetPassword } from '@/services/registration';
import { WRONG_CODE } from '@/utils/error-codes';
import { RequestError } from '@/utils/request-error';
import { AddressAndCode, addressAndCodeProblems } from './AddressAndCode';

/** A new password against a code to the own phone or e-mail; every other session then ends. */
export function ForgottenForm({ onDone }: { onDone: (login: string) => void }) {
  const t = useText();
  const say = useWords();
  const code = useCode(PURPOSE.forgotten);
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const fields = useFields({ login: '', code: '', password: '' }, (typed) => {
    const problem = passwordProblem(typed.password, [typed.login]);
    return {
      ...addressAndCodeProblems(t, typed),
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
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {fault && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
      <AddressAndCode fields={fields} code={code} />
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
