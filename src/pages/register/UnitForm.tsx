import { useState } from 'react';
import { Button } from '@/components/Button';
import { SIGN_IN } from '@/components/sign-in/TextInput';
import { useFieldForm } from '@/hooks/useFieldForm';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import type { RegisterMenu } from '@/services/registration';
import { AccountFields } from './AccountFields';
import { CreditCodeStep } from './CreditCodeStep';
import { Refused } from './Refused';
import { RegisterForm } from './RegisterForm';
import { UnitFields } from './UnitFields';
import { NO_UNIT, unitBody, unitProblems } from './unit-details';
import { useCreditCode } from './useCreditCode';
import { useRefused } from './useRefused';
import { useRegistration } from './useRegistration';
import { useStepFocus } from './useStepFocus';

/** The credit code first, then the unit and its administrator's account. */
export function UnitForm({ menu }: { menu: RegisterMenu }) {
  const t = useText();
  const say = useWords();
  const registration = useRegistration();
  const [isNew, setIsNew] = useState(false);
  const code = useCreditCode((unitName) => {
    if (unitName) fields.set({ unitName });
    setIsNew(true);
  });
  const fields = useFieldForm({
    form: SIGN_IN,
    initial: NO_UNIT,
    memory: 'kaichuang-register-unit',
    check: (values) => unitProblems(t, say, values),
    send: async (values) => {
      const body = unitBody(values, code.uscc, menu);
      if (body && !registration.busy) await registration.submit({ kind: 'unit', body });
      return false;
    },
  });
  const { errors, refusal } = useRefused(registration, fields);
  useStepFocus(isNew ? 'unitName' : 'uscc');

  if (!isNew) return <CreditCodeStep {...code} />;
  return (
    <RegisterForm onSubmit={fields.submit} action={t('register.unit.submit.action')} busy={registration.busy}>
      <p>
        {t('register.uscc.self.label')} <bdi>{code.uscc}</bdi>{' '}
        <Button look="text" size="small" onClick={() => setIsNew(false)}>
          {t('register.unit.change.action')}
        </Button>
      </p>
      <UnitFields values={fields.values} errors={errors} set={fields.set} />
      <AccountFields
        menu={menu}
        values={fields.values}
        errors={errors}
        set={fields.set}
        refuse={fields.refuse}
        phoneLabel={t('register.adminPhone.self.label')}
      />
      <Refused>{refusal}</Refused>
    </RegisterForm>
  );
}
