import { useText } from '@/i18n/useText';
import { keepsCookies } from '@/utils/stored';
import { useHydrating } from '@/utils/useHydrating';
import styles from './SignInForm.module.css';

interface Props {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Whether to stay signed in on this device; not offered where the browser would not keep it. */
export function RememberChoice({ checked, onChange }: Props) {
  const t = useText();
  const isHydrating = useHydrating();
  if (!isHydrating && !keepsCookies()) return null;
  return (
    <label className={styles.check}>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      {t('login.form.remember.label')}
    </label>
  );
}
