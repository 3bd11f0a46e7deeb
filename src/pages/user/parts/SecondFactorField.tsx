import type { ComponentProps } from 'react';
import { TextField } from '@/components/form/TextField';
import { useText } from '@/i18n/useText';

type Wired = Pick<ComponentProps<typeof TextField>, 'id' | 'value' | 'onChange' | 'error'>;

/** The code of the authenticator, or one of the recovery codes: either proves the second factor. */
export function SecondFactorField(field: Wired) {
  const t = useText();
  return (
    <TextField
      {...field}
      label={t('settings.totp.either.label')}
      help={t('settings.totp.either.help')}
      required
      shape="told"
      ltr
      autoComplete="one-time-code"
      width="short"
    />
  );
}
