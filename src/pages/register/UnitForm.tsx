import { UNIT_NATURES } from '@contract/enums';
import { ACCOUNT_WORDS, REAL_NAME } from '@contract/rules/account-rules';
import { cleanCode, cleanName, cleanPhone } from '@contract/rules/clean-text';
import { usccProblem } from '@contract/rules/uscc';
import { type FormEvent, useEffect, useState } from 'react';
import { Banner } from '@/components/Banner';
import { Button } from '@/components/Button';
import form from '@/components/sign-in/SignInForm.module.css';
import { SIGN_IN, TextInput } from '@/components/sign-in/TextInput';
import { useFieldForm } from '@/hooks/useFieldForm';
import { useRegistration } from '@/hooks/useRegistration';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import type { RegisterMenu } from '@/services/registration';
import { checkUnit } from '@/services/unit-registration';
import { focusField } from '@/utils/focus-field';
import { AccountFields } from './AccountFields';
import { accountProblems, NO_ACCOUNT } from './account-problems';
import { agreedVersions } from './agreed-versions';
import { ChoiceInput } from './ChoiceInput';
import { Refused } from './Refused';
import { useStepFocus } from './useStepFocus';

const MEMORY = 'kaichuang-register-unit';
const UNIT_TEXTS = ['unitName', 'legalPerson', 'province', 'city', 'address'] as const;
const NO_UNIT = {
  unitName: '',
  nature: '',
  legalPerson: '',
  province: '',
  city: '',
  address: '',
  adminName: '',
};

/** The credit code first: a unit that is registered already has its administrator, and needs no second one. */
export function UnitForm({ menu }: { menu: RegisterMenu }) {
  const t = useText();
  const say = useWords();
  const { submit, fault, wrongCode, busy } = useRegistration();
  const [isNew, setIsNew] = useState(false);
  const [admin, setAdmin] = useState<string | null>(null);
  const words = { code: t('login.code.self.required'), agree: t('register.agree.self.required') };
  const second = useFieldForm({
    form: SIGN_IN,
    initial: { ...NO_UNIT, ...NO_ACCOUNT },
    memory: MEMORY,
    check: (now) => ({
      ...Object.fromEntries(
        UNIT_TEXTS.filter((name) => now[name].trim() === '').map((name) => [
          name,
          t(`register.${name}.self.required`),
        ]),
      ),
      ...(now.nature === '' ? { nature: t('register.nature.self.required') } : {}),
      ...(REAL_NAME.test(cleanName(now.adminName)) ? {} : { adminName: say(ACCOUNT_WORDS.word('realName')) }),
      ...accountProblems(now, words, say),
    }),
    send: async ({ agree: _, nature, phone, ...rest }) => {
      const known = UNIT_NATURES.find((name) => name === nature);
      const body = { ...rest, phone: cleanPhone(phone), uscc, agreed: agreedVersions(menu) };
      if (known && !busy) await submit({ kind: 'unit', body: { ...body, nature: known } });
      return false;
    },
  });
  const first = useFieldForm({
    form: SIGN_IN,
    initial: { uscc: '' },
    memory: `${MEMORY}-code`,
    check: ({ uscc: typed }) => {
      const problem = usccProblem(cleanCode(typed));
      return problem ? { uscc: t(`register.uscc.${problem}.invalid`) } : {};
    },
    send: async ({ uscc: typed }) => {
      setAdmin(null);
      const found = await checkUnit(cleanCode(typed));
      if (found.registered) setAdmin(found.admin);
      else {
        if (found.unitName) second.set({ unitName: found.unitName });
        setIsNew(true);
      }
      return false;
    },
  });
  useStepFocus(isNew ? 'unitName' : 'uscc');
  useEffect(() => {
    if (wrongCode) focusField(`${SIGN_IN}-code`);
  }, [wrongCode]);
  const uscc = cleanCode(first.values.uscc);
  const sending =
    ({ submit: send }: Pick<typeof first, 'submit'>) =>
    (event: FormEvent<HTMLFormElement>): void => {
      event.preventDefault();
      void send();
    };

  if (!isNew)
    return (
      <form className={form.form} onSubmit={sending(first)} noValidate>
        {admin && <Banner tone="warning">{t('register.unit.taken.label', { admin })}</Banner>}
        <TextInput
          name="uscc"
          label={t('register.uscc.self.label')}
          help={t('register.uscc.self.help')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={first.values.uscc}
          onChange={(text) => first.set({ uscc: text })}
          error={first.errors.uscc ?? first.refusal}
        />
        <Button look="primary" size="large" block type="submit" busy={first.busy}>
          {t('register.unit.next.action')}
        </Button>
      </form>
    );
  return (
    <form className={form.form} onSubmit={sending(second)} noValidate>
      <p>
        {t('register.uscc.self.label')} <bdi>{uscc}</bdi>{' '}
        <Button look="text" size="small" onClick={() => setIsNew(false)}>
          {t('register.unit.change.action')}
        </Button>
      </p>
      {UNIT_TEXTS.map((name) => (
        <TextInput
          key={name}
          name={name}
          dir="auto"
          label={t(`register.${name}.self.label`)}
          help={name === 'unitName' ? t('register.unitName.self.help') : undefined}
          autoComplete="off"
          value={second.values[name]}
          onChange={(text) => second.set({ [name]: text })}
          error={second.errors[name]}
        />
      ))}
      <ChoiceInput
        name="nature"
        label={t('register.nature.self.label')}
        choices={UNIT_NATURES.map((value) => ({ value, label: t(`register.nature.${value}.label`) }))}
        value={second.values.nature}
        onChange={(value) => second.set({ nature: value })}
        error={second.errors.nature}
      />
      <TextInput
        name="adminName"
        dir="auto"
        label={t('register.adminName.self.label')}
        autoComplete="name"
        value={second.values.adminName}
        onChange={(text) => second.set({ adminName: text })}
        error={second.errors.adminName}
      />
      <AccountFields
        menu={menu}
        values={second.values}
        errors={wrongCode && fault ? { code: fault, ...second.errors } : second.errors}
        set={second.set}
        refuse={second.refuse}
        phoneLabel={t('register.adminPhone.self.label')}
      />
      <Refused>{wrongCode ? null : (fault ?? second.refusal)}</Refused>
      <Button look="primary" size="large" block type="submit" busy={busy}>
        {t('register.unit.submit.action')}
      </Button>
    </form>
  );
}
