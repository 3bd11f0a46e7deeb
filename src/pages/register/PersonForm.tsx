import { cleanPhone } from '@contract/rules/clean-text';
import { type FormEvent, useEffect } from 'react';
import { Button } from '@/components/Button';
import form from '@/components/sign-in/SignInForm.module.css';
import { SIGN_IN } from '@/components/sign-in/TextInput';
import { useFieldForm } from '@/hooks/useFieldForm';
import { useRegistration } from '@/hooks/useRegistration';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import type { RegisterMenu } from '@/services/registration';
import { focusField } from '@/utils/focus-field';
import { AccountFields } from './AccountFields';
import { accountProblems, NO_ACCOUNT } from './account-problems';
import { agreedVersions } from './agreed-versions';
import { Refused } from './Refused';

/** An account of one's own: phone, user name, password. */
export function PersonForm({ menu }: { menu: RegisterMenu }) {
  const t = useText();
  const say = useWords();
  const { submit, fault, wrongCode, busy } = useRegistration();
  const words = { code: t('login.code.self.required'), agree: t('register.agree.self.required') };
  const { values, errors, set, refuse, ...fields } = useFieldForm({
    form: SIGN_IN,
    initial: NO_ACCOUNT,
    memory: 'kaichuang-register-person',
    check: (now) => accountProblems(now, words, say),
    send: async ({ phone, code, username, password }) => {
      const body = { phone: cleanPhone(phone), code, username: username.trim(), password };
      if (!busy) await submit({ kind: 'person', body: { ...body, agreed: agreedVersions(menu) } });
      return false;
    },
  });
  useEffect(() => {
    if (wrongCode) focusField(`${SIGN_IN}-code`);
  }, [wrongCode]);
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void fields.submit();
  };
  return (
    <form className={form.form} onSubmit={onSubmit} noValidate>
      <AccountFields
        menu={menu}
        values={values}
        errors={wrongCode && fault ? { code: fault, ...errors } : errors}
        set={set}
        refuse={refuse}
        phoneLabel={t('register.phone.self.label')}
      />
      <Refused>{wrongCode ? null : (fault ?? fields.refusal)}</Refused>
      <Button look="primary" size="large" block type="submit" busy={busy}>
        {t('register.person.submit.action')}
      </Button>
    </form>
  );
}
