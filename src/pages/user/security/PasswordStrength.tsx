import { useText } from '@/i18n/useText';
import styles from './PasswordStrength.module.css';
import { passwordStrength, STRENGTHS } from './password-strength';

interface Props {
  password: string;
  context: readonly string[];
}

/** The strength of the new password as a word and as a bar, so that colour is not needed to read it. */
export function PasswordStrength({ password, context }: Props) {
  const t = useText();
  const strength = passwordStrength(password, context);
  return (
    <p className={styles.strength} role="status">
      {strength && (
        <>
          <meter
            className={styles.meter}
            min={0}
            max={STRENGTHS.length}
            value={STRENGTHS.indexOf(strength) + 1}
            aria-hidden="true"
          />
          {t(`settings.strength.${strength}.label`)}
        </>
      )}
    </p>
  );
}
