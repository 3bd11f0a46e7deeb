import { useState } from 'react';
import { Button } from '@/components/Button';
import { TextField } from '@/components/form/TextField';
import { useText } from '@/i18n/useText';
import { FormFrame } from '@/pages/user/parts/FormFrame';
import { isCode } from '@/pages/user/parts/owner-proof';
import { PasswordField } from '@/pages/user/parts/PasswordField';
import { useFieldForm } from '@/pages/user/parts/useFieldForm';
import { useSaved } from '@/pages/user/parts/useSaved';
import { confirmTotp, removeTotp, startTotp } from '@/services/security';
import { TotpSecret } from './TotpSecret';

interface Props {
  onDone: () => Promise<void>;
  onClose: () => void;
}

interface Values {
  password: string | null;
  code: string | null;
}

type Secret = Awaited<ReturnType<typeof startTotp>>;

const CODES = { 'auth.password_wrong': 'password', 'totp.wrong': 'code' } as const;

/** First the password, then the key for the authenticator, then a code that shows it has it. */
export function EnableTotp({ onDone, onClose }: Props) {
  const t = useText();
  const [secret, setSecret] = useState<Secret | null>(null);
  return secret ? (
    <ConfirmTotp secret={secret} onDone={onDone} onClose={onClose} />
  ) : (
    <StartTotp onStarted={setSecret} onClose={onClose} label={t('settings.totp.on.action')} />
  );
}

interface StartProps {
  label: string;
  onStarted: (secret: Secret) => void;
  onClose: () => void;
}

function StartTotp({ label, onStarted, onClose }: StartProps) {
  const t = useText();
  const form = useFieldForm<Pick<Values, 'password'>>({
    form: 'totp-start',
    secret: true,
    initial: { password: null },
    check: ({ password }) => (password ? {} : { password: t('settings.proof.password.required') }),
    byCode: { 'auth.password_wrong': 'password' },
    send: async ({ password }) => onStarted(await startTotp(password ?? '')),
  });
  return (
    <FormFrame
      form={form}
      label={label}
      submitText={t('settings.totp.next.action')}
      aside={<Button onClick={onClose}>{t('kit.confirm.cancel.action')}</Button>}
    >
      <PasswordField
        {...form.at('password')}
        label={t('settings.proof.current.label')}
        autoComplete="current-password"
      />
    </FormFrame>
  );
}

function ConfirmTotp({ secret, onDone, onClose }: Props & { secret: Secret }) {
  const t = useText();
  const saved = useSaved();
  const form = useFieldForm<Pick<Values, 'code'>>({
    form: 'totp-confirm',
    secret: true,
    initial: { code: null },
    check: ({ code }) => (isCode(code) ? {} : { code: t('settings.totp.code.required') }),
    byCode: { 'totp.wrong': 'code' },
    send: async ({ code }) => {
      await confirmTotp(code ?? '');
      saved('settings.totp.on.success');
      await onDone();
    },
  });
  return (
    <FormFrame
      form={form}
      label={t('settings.totp.self.title')}
      submitText={t('settings.totp.on.action')}
      aside={<Button onClick={onClose}>{t('kit.confirm.cancel.action')}</Button>}
    >
      <TotpSecret {...secret} />
      <TextField
        {...form.at('code')}
        label={t('settings.totp.code.label')}
        required
        ltr
        inputMode="numeric"
        autoComplete="one-time-code"
        width="short"
      />
    </FormFrame>
  );
}

export function DisableTotp({ onDone, onClose }: Props) {
  const t = useText();
  const saved = useSaved();
  const form = useFieldForm<Values>({
    form: 'totp-off',
    secret: true,
    initial: { password: null, code: null },
    check: ({ password, code }) => ({
      ...(password ? {} : { password: t('settings.proof.password.required') }),
      ...(isCode(code) ? {} : { code: t('settings.totp.code.required') }),
    }),
    byCode: CODES,
    send: async ({ password, code }) => {
      await removeTotp(password ?? '', code ?? '');
      saved('settings.totp.off.success');
      await onDone();
    },
  });
  return (
    <FormFrame
      form={form}
      danger
      label={t('settings.totp.off.action')}
      submitText={t('settings.totp.off.action')}
      aside={<Button onClick={onClose}>{t('kit.confirm.cancel.action')}</Button>}
    >
      <PasswordField
        {...form.at('password')}
        label={t('settings.proof.current.label')}
        autoComplete="current-password"
      />
      <TextField
        {...form.at('code')}
        label={t('settings.totp.code.label')}
        required
        ltr
        inputMode="numeric"
        autoComplete="one-time-code"
        width="short"
      />
    </FormFrame>
  );
}
