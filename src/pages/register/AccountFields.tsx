import { ACCOUNT_WORDS, PHONE, PURPOSE } from '@contract/rules/account-rules';
import { cleanPhone } from '@contract/rules/clean-text';
import { CodeInput } from '@/components/sign-in/CodeInput';
import { PasswordInput } from '@/components/sign-in/PasswordInput';
import { TextInput } from '@/components/sign-in/TextInput';
import { useCode } from '@/hooks/useCode';
import { failureText } from '@/i18n/failure-text';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import { DemoOutbox } from '@/pages/parts/DemoOutbox';
import type { RegisterMenu } from '@/services/registration';
import { checkLogin } from '@/services/verification';
import { RequestError } from '@/utils/request-error';
import { Agree } from './Agree';
import type { AccountValues } from './account-problems';
import { RuleFoot } from './RuleFoot';
import { UserNameInput } from './UserNameInput';
import { usePhoneCheck } from './usePhoneCheck';

interface Props {
  menu: RegisterMenu;
  values: AccountValues;
  errors: Partial<Record<keyof AccountValues, string>>;
  set: (change: Partial<AccountValues>) => void;
  refuse: (name: keyof AccountValues, reason: string) => void;
  phoneLabel: string;
}

/** Phone with its code, user name, password and consent: the same for a person and for a unit's administrator. */
export function AccountFields({ menu, values, errors, set, refuse, phoneLabel }: Props) {
  const t = useText();
  const say = useWords();
  const phone = cleanPhone(values.phone);
  const code = useCode(PURPOSE.register, phone);
  const checkPhone = usePhoneCheck();
  const send = async (): Promise<void> => {
    if (!PHONE.test(phone)) return refuse('phone', say(ACCOUNT_WORDS.word('phone')));
    try {
      await checkLogin(phone, PURPOSE.register);
      await code.send(phone);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      refuse('phone', failureText(t, error));
    }
  };
  /** Checks the phone number as soon as it is complete, before a code is requested. */
  const look = async (): Promise<void> => {
    if (!PHONE.test(phone)) return;
    try {
      const { available } = await checkPhone(phone);
      if (!available) refuse('phone', t('register.phone.taken.invalid'));
    } catch (error) {
      // The number is checked again before a code is sent, so a failed check needs no message here.
      if (!(error instanceof RequestError)) throw error;
    }
  };
  return (
    <>
      <TextInput
        name="phone"
        label={phoneLabel}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        value={values.phone}
        onChange={(text) => set({ phone: text })}
        onBlur={() => {
          set({ phone });
          void look();
        }}
        error={errors.phone}
        foot={<RuleFoot name="phone" value={values.phone} rule={{ shape: 'phone' }} />}
      />
      <CodeInput
        {...code}
        value={values.code}
        onChange={(text) => set({ code: text })}
        error={errors.code}
        onSend={() => void send()}
        note={<DemoOutbox recipient={phone} />}
      />
      <UserNameInput
        value={values.username}
        onChange={(text) => set({ username: text })}
        error={errors.username}
      />
      <PasswordInput
        isNew
        help={say(menu.passwordRuleWord)}
        value={values.password}
        onChange={(text) => set({ password: text })}
        error={errors.password}
      />
      <Agree
        agreements={menu.agreements}
        checked={values.agree === 'yes'}
        onChange={(checked) => set({ agree: checked ? 'yes' : '' })}
        error={errors.agree}
      />
    </>
  );
}
