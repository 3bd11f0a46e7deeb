import { isAddress, PURPOSE } from '@contract/rules/account-rules';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/Button';
import { RememberChoice } from '@/components/sign-in/RememberChoice';
import styles from '@/components/sign-in/SignInForm.module.css';
import { SIGN_IN } from '@/components/sign-in/TextInput';
import { useCode } from '@/hooks/useCode';
import { useFieldForm } from '@/hooks/useFieldForm';
import { useText } from '@/i18n/useText';
import { AddressAndCode, addressAndCodeProblems } from './AddressAndCode';

interface Props {
  /** The name typed so far, used as initial address if a code can be sent to it. */
  login: string;
  onSubmit: (values: { login: string; code: string; remember: boolean }) => void;
  fault: string | null;
  /** The code, rather than anything else, was refused. */
  wrongCode: boolean;
  busy: boolean;
}

/** Signing in by a code that goes to the own phone or e-mail. */
export function CodeForm({ login, onSubmit, fault, wrongCode, busy }: Props) {
  const t = useText();
  const [remember, setRemember] = useState(false);
  const fields = useFieldForm({
    form: SIGN_IN,
    initial: { login: isAddress(login) ? login : '', code: '' },
    secret: true,
    check: (values) => addressAndCodeProblems(t, values),
    send: async (values) => {
      if (!busy) onSubmit({ ...values, login: values.login.trim(), remember });
      return false;
    },
  });
  const code = useCode(PURPOSE.signIn, fields.values.login.trim());
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void fields.submit();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {fault && !wrongCode && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
      <AddressAndCode fields={fields} code={code} codeFault={wrongCode ? fault : null} />
      <RememberChoice checked={remember} onChange={setRemember} />
      <Button look="primary" size="large" block type="submit" busy={busy}>
        {t('login.form.submit.action')}
      </Button>
    </form>
  );
}
