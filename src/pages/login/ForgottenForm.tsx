import { PURPOSE } from '@contract/rules/account-rules';
import { passwordProblem, passwordWord } from '@contract/rules/password';
import type { FormEvent } from 'react';
import { Button } from '@/components/Button';
import { PasswordInput } from '@/components/sign-in/PasswordInput';
import styles from '@/components/sign-in/SignInForm.module.css';
import { SIGN_IN } from '@/components/sign-in/TextInput';
import { useCode } from '@/hooks/useCode';
import { useFieldForm } from '@/hooks/useFieldForm';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import { resetPassword } from '@/services/verification';
import { WRONG_CODE } from '@/utils/error-codes';
import { AddressAndCode, addressAndCodeProblems } from './AddressAndCode';

/** Sets a new password with a code sent to phone or e-mail; all other sign-ins of the account end. */
export function ForgottenForm({ onDone }: { onDone: (login: string) => void }) {
  const t = useText();
  const say = useWords();
  const fields = useFieldForm({
    form: SIGN_IN,
    initial: { login: '', code: '', password: '' },
    secret: true,
    check: (typed) => {
      const problem = passwordProblem(typed.password, [typed.login]);
      return {
        ...addressAndCodeProblems(t, typed),
        ...(problem ? { password: say(passwordWord(problem)) } : {}),
      };
    },
    byCode: { [WRONG_CODE]: 'code' },
    send: async (typed) => {
      const login = typed.login.trim();
      await resetPassword({ ...typed, login });
      onDone(login);
      return false;
    },
  });
  const { values, errors, set, refusal: fault, busy } = fields;
  const code = useCode(PURPOSE.forgotten, values.login.trim());

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void fields.submit();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
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
        onChange={(text) => set({ password: text })}
        error={errors.password}
      />
      <Button look="primary" size="large" block type="submit" busy={busy}>
        {t('login.forgotten.submit.action')}
      </Button>
    </form>
  );
}
