import { cleanSecondFactor } from '@contract/rules/second-factor';
import { Button } from '@/components/Button';
import { useFieldForm } from '@/hooks/useFieldForm';
import type { MessageId } from '@/i18n/message-id';
import { useText } from '@/i18n/useText';
import { FormFrame } from '@/pages/user/parts/FormFrame';
import { PasswordField } from '@/pages/user/parts/PasswordField';
import { SecondFactorField } from '@/pages/user/parts/SecondFactorField';
import { secondFactorCodes, secondFactorFault } from '@/pages/user/parts/second-factor';

interface Values {
  password: string | null;
  code: string | null;
}

const CODES = { 'auth.password_wrong': 'password', ...secondFactorCodes('code') } as const;

interface Props {
  form: string;
  action: MessageId;
  /** The title of the form; defaults to `action`. */
  title?: MessageId;
  danger?: boolean;
  send: (password: string, code: string) => Promise<void>;
  onClose: () => void;
}

/** A form for the owner only: requires the password and a code of the authenticator or a recovery code. */
export function BothFactors({ form: name, action, title = action, danger = false, send, onClose }: Props) {
  const t = useText();
  const form = useFieldForm<Values>({
    form: name,
    secret: true,
    initial: { password: null, code: null },
    check: ({ password, code }) => {
      const fault = secondFactorFault(t, code);
      return {
        ...(password ? {} : { password: t('settings.proof.password.required') }),
        ...(fault && { code: fault }),
      };
    },
    byCode: CODES,
    send: ({ password, code }) => send(password ?? '', cleanSecondFactor(code ?? '')),
  });
  return (
    <FormFrame
      form={form}
      danger={danger}
      label={t(title)}
      submitText={t(action)}
      aside={<Button onClick={onClose}>{t('kit.confirm.cancel.action')}</Button>}
    >
      <PasswordField
        {...form.at('password')}
        label={t('settings.proof.current.label')}
        autoComplete="current-password"
      />
      <SecondFactorField {...form.at('code')} />
    </FormFrame>
  );
}
