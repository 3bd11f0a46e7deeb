import { cleanSixDigits } from '@contract/rules/six-digits';
import { Button } from '@/components/Button';
import { TextField } from '@/components/form/TextField';
import { useText } from '@/i18n/useText';
import { focusField } from '@/utils/focus-field';
import styles from './CodeField.module.css';
import { useCodeSending } from './useCodeSending';

interface Props {
  id: string;
  label: string;
  value: string | null;
  onChange: (value: string | null) => void;
  error: string | null;
  /** Sends a code and resolves to where it went; null if the address is not valid yet. */
  onSend: () => Promise<string | null>;
}

/** Six digits, and a button that sends the code and can be pressed again after 60 s. */
export function CodeField({ onSend, onChange, ...field }: Props) {
  const t = useText();
  const { left, sentTo, fault, busy, send } = useCodeSending(onSend);
  const sendAndGoOn = async ({ currentTarget }: { currentTarget: HTMLElement }): Promise<void> => {
    if (!(await send())) return;
    // A disabled button loses the focus, and this one is disabled for a minute, so focus moves to the code.
    const { activeElement } = document;
    if (activeElement === currentTarget || activeElement === document.body) focusField(field.id);
  };
  return (
    <div>
      <div className={styles.line}>
        <TextField
          {...field}
          onChange={(text) => onChange(text && cleanSixDigits(text))}
          required
          shape="sixDigits"
          ltr
          inputMode="numeric"
          autoComplete="one-time-code"
          width="short"
        />
        <Button
          className={styles.send}
          busy={busy}
          disabled={left > 0}
          onClick={(event) => void sendAndGoOn(event)}
        >
          {left > 0 ? t('settings.code.again.label', { n: left }) : t('settings.code.send.action')}
        </Button>
      </div>
      <p className={fault ? styles.fault : styles.note} role="status">
        {fault ?? (sentTo && t('settings.code.sent.success', { to: sentTo }))}
      </p>
    </div>
  );
}
