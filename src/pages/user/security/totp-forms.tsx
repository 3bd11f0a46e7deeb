import { cleanSixDigits, isSixDigits } from '@contract/rules/six-digits';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { TextField } from '@/components/form/TextField';
import { useFieldForm } from '@/hooks/useFieldForm';
import type { MessageId } from '@/i18n/message-id';
import { useText } from '@/i18n/useText';
import { FormFrame } from '@/pages/user/parts/FormFrame';
import { PasswordField } from '@/pages/user/parts/PasswordField';
import { useSaved } from '@/pages/user/parts/useSaved';
import { confirmTotp, removeTotp, renewRecovery, startTotp } from '@/services/security';
import { BothFactors } from './BothFactors';
import { RecoveryCodes } from './RecoveryCodes';
import { TotpSecret } from './TotpSecret';

interface Props {
  /** Called when two-step verification is on and its recovery codes are being shown; gets their number. */
  onCodes: (count: number) => void;
  onDone: () => Promise<void>;
  onClose: () => void;
}

type Secret = Awaited<ReturnType<typeof startTotp>>;

/** First the password, then the key for the authenticator, then a code that shows it has it. */
export function EnableTotp({ onClose, ...rest }: Props) {
  const t = useText();
  const [secret, setSecret] = useState<Secret | null>(null);
  return secret ? (
    <ConfirmTotp
      secret={secret}
      title="settings.totp.self.title"
      action="settings.totp.on.action"
      success="settings.totp.on.success"
      onClose={onClose}
      {...rest}
    />
  ) : (
    <StartTotp onStarted={setSecret} onClose={onClose} label={t('settings.totp.on.action')} />
  );
}

/**
 * Moves the authenticator to a new phone: requires both factors first; a recovery code can replace the lost
 * authenticator.
 */
export function ReplaceTotp({ onClose, ...rest }: Props) {
  const [secret, setSecret] = useState<Secret | null>(null);
  if (secret)
    return (
      <ConfirmTotp
        secret={secret}
        title="settings.totp.replace.action"
        action="settings.totp.replace.action"
        success="settings.totp.replaced.success"
        onClose={onClose}
        {...rest}
      />
    );
  const send = async (password: string, code: string): Promise<void> =>
    setSecret(await startTotp(password, code));
  return (
    <BothFactors
      form="totp-replace"
      title="settings.totp.replace.action"
      action="settings.totp.next.action"
      send={send}
      onClose={onClose}
    />
  );
}

interface StartProps {
  label: string;
  onStarted: (secret: Secret) => void;
  onClose: () => void;
}

function StartTotp({ label, onStarted, onClose }: StartProps) {
  const t = useText();
  const form = useFieldForm<{ password: string | null }>({
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

interface ConfirmProps extends Props {
  secret: Secret;
  title: MessageId;
  action: MessageId;
  success: MessageId;
}

function ConfirmTotp({
  secret: { ticket, ...secret },
  title,
  action,
  success,
  onCodes,
  onDone,
  onClose,
}: ConfirmProps) {
  const t = useText();
  const saved = useSaved();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const form = useFieldForm<{ code: string | null }>({
    form: 'totp-confirm',
    secret: true,
    initial: { code: null },
    check: ({ code }) => (isSixDigits(code) ? {} : { code: t('settings.totp.code.required') }),
    byCode: { 'totp.wrong': 'code' },
    send: async ({ code }) => {
      const { recovery_codes } = await confirmTotp({ code: code ?? '', ticket });
      saved(success);
      setCodes(recovery_codes);
      onCodes(recovery_codes.length);
    },
  });
  if (codes) return <RecoveryCodes codes={codes} onDone={() => void onDone()} />;
  const code = form.at('code');
  return (
    <FormFrame
      form={form}
      label={t(title)}
      submitText={t(action)}
      aside={<Button onClick={onClose}>{t('kit.confirm.cancel.action')}</Button>}
    >
      <TotpSecret {...secret} />
      <TextField
        {...code}
        onChange={(text) => code.onChange(text && cleanSixDigits(text))}
        label={t('settings.totp.code.label')}
        required
        shape="sixDigits"
        ltr
        inputMode="numeric"
        autoComplete="one-time-code"
        width="short"
      />
    </FormFrame>
  );
}

export function DisableTotp({ onDone, onClose }: Props) {
  const saved = useSaved();
  const send = async (password: string, code: string): Promise<void> => {
    await removeTotp(password, code);
    saved('settings.totp.off.success');
    await onDone();
  };
  return (
    <BothFactors form="totp-off" danger action="settings.totp.off.action" send={send} onClose={onClose} />
  );
}

/** Makes new recovery codes, for when most are used or somebody else has seen them. */
export function RenewRecovery({ onCodes, onDone, onClose }: Props) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} onDone={() => void onDone()} />;
  const send = async (password: string, code: string): Promise<void> => {
    const { recovery_codes } = await renewRecovery(password, code);
    setCodes(recovery_codes);
    onCodes(recovery_codes.length);
  };
  return (
    <BothFactors form="recovery" action="settings.recovery.renew.action" send={send} onClose={onClose} />
  );
}
