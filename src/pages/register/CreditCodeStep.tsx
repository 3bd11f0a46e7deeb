import { Banner } from '@/components/Banner';
import { TextInput } from '@/components/sign-in/TextInput';
import { useText } from '@/i18n/useText';
import { RegisterForm } from './RegisterForm';
import { RuleFoot } from './RuleFoot';
import type { useCreditCode } from './useCreditCode';

/** Asks only for the credit code; if a unit has it already, names its administrator. */
export function CreditCodeStep({ fields, admin }: ReturnType<typeof useCreditCode>) {
  const t = useText();
  return (
    <RegisterForm onSubmit={fields.submit} action={t('register.unit.next.action')} busy={fields.busy}>
      {admin && <Banner tone="warning">{t('register.unit.taken.label', { admin })}</Banner>}
      <TextInput
        name="uscc"
        label={t('register.uscc.self.label')}
        help={t('register.uscc.self.help')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={fields.values.uscc}
        onChange={(uscc) => fields.set({ uscc })}
        error={fields.errors.uscc ?? fields.refusal}
        foot={<RuleFoot name="uscc" value={fields.values.uscc} rule={{ shape: 'uscc' }} />}
      />
    </RegisterForm>
  );
}
