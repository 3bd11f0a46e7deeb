import { Anchor } from '@/components/Anchor';
import { useText } from '@/i18n/useText';
import styles from './index.module.css';
import { loginAddress } from './login-address';

/** For those whom the form above does not help. */
export function WaysFoot({ query, isForgotten }: { query: URLSearchParams; isForgotten: boolean }) {
  const t = useText();
  if (isForgotten)
    return (
      <p className={styles.register}>
        <Anchor to={loginAddress(query, 'password')}>{t('login.forgotten.back.action')}</Anchor>
      </p>
    );
  return (
    <p className={styles.register}>
      <Anchor to={loginAddress(query, 'forgotten')}>{t('login.forgotten.self.action')}</Anchor>
      <span>
        {t('login.register.lead.label')}
        <Anchor to="/register">{t('login.register.self.action')}</Anchor>
      </span>
    </p>
  );
}
