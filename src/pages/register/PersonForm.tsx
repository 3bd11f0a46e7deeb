import { cleanPhone } from '@contract/rules/clean-text';
import { SIGN_IN } from '@/components/sign-in/TextInput';
import { useFieldForm } from '@/hooks/useFieldForm';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import type { RegisterMenu } from '@/services/registration';
import { AccountFields } from './AccountFields';
import { accountProblems, NO_ACCOUNT } from './account-problems';
import { agreedVersions } from './agreed-versions';
import { Refused } from './Refused';
import { RegisterForm } from './RegisterForm';
import { useRefused } from './useRefused';
import { useRegistration } from './useRegistration';

/** Registration of a personal account: phone, user name, password. */
export function PersonForm({ menu }: { menu: RegisterMenu }) {
  const t = useText();
  const say = useWords();
  const registration = useRegistration();
  const { busy } = registration;
  const fields = useFieldForm({
    form: SIGN_IN,
    initial: NO_ACCOUNT,
    memory: 'kaichuang-register-person',
    check: (now) => accountProblems(t, say, now),
    send: async ({ phone, code, username, password }) => {
      const body = { phone: cleanPhone(phone), code, username: username.trim(), password };
      if (!busy)
        await registration.submit({ kind: 'person', body: { ...body, agreed: agreedVersions(menu) } });
      return false;
    },
  });
  const { errors, refusal } = useRefused(registration, fields);
  return (
    <RegisterForm onSubmit={fields.submit} action={t('register.person.submit.action')} busy={busy}>
      <AccountFields
        menu={menu}
        values={fields.values}
        errors={errors}
        set={fields.set}
        refuse={fields.refuse}
        phoneLabel={t('register.phone.self.label')}
      />
      <Refused>{refusal}</Refused>
    </RegisterForm>
  );
}
