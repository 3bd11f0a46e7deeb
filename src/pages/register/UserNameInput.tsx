import { USER_NAME, USER_NAME_LENGTH } from '@contract/rules/account-rules';
import { useEffect, useState } from 'react';
import { Button } from '@/components/Button';
import { TextInput } from '@/components/sign-in/TextInput';
import { useText } from '@/i18n/useText';
import { checkUserName } from '@/services/registration';
import { RequestError } from '@/utils/request-error';
import styles from './index.module.css';

const PAUSE_MS = 500;

interface Props {
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
}

/** While typing, says whether the user name is available; if not, suggests others. */
export function UserNameInput({ value, onChange, error }: Props) {
  const t = useText();
  const [answer, setAnswer] = useState<{ name: string; available: boolean; suggestions: string[] } | null>(
    null,
  );
  const name = value.trim();
  useEffect(() => {
    if (!USER_NAME.test(name)) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      checkUserName(name).then(
        (found) => isCurrent && setAnswer({ name, ...found }),
        (fault: unknown) => {
          // The name is checked again on submit, so a failed check needs no message here.
          if (!(fault instanceof RequestError)) throw fault;
        },
      );
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [name]);
  const known = answer?.name === name ? answer : null;
  const taken = known && !known.available ? t('register.username.taken.invalid') : undefined;
  return (
    <TextInput
      name="username"
      label={t('register.username.self.label')}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      onChange={onChange}
      error={error ?? taken}
      help={
        known?.available ? (
          <span role="status">{t('register.username.free.success')}</span>
        ) : (
          <>
            <span>{t('register.username.self.help', USER_NAME_LENGTH)}</span>
            {known && known.suggestions.length > 0 && (
              <span className={styles.suggestions} role="status">
                {t('register.username.suggest.label')}
                {known.suggestions.map((suggestion) => (
                  <Button key={suggestion} size="small" onClick={() => onChange(suggestion)}>
                    {suggestion}
                  </Button>
                ))}
              </span>
            )}
          </>
        )
      }
    />
  );
}
