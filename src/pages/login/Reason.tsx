import { useText } from '@/i18n/useText';
import styles from './index.module.css';

/** Why one is here, and where one goes afterwards. */
export function Reason({ isExpired, comesBack }: { isExpired: boolean; comesBack: boolean }) {
  const t = useText();
  if (!isExpired && !comesBack) return null;
  return (
    <p className={styles.reason} role="status">
      {isExpired && <span>{t('login.page.expired.label')}</span>}
      {comesBack && <span>{t('login.page.back.label')}</span>}
    </p>
  );
}
