import { Link, useLocation } from '@umijs/max';
import { ButtonLink } from '@/components/Button';
import { useText } from '@/i18n/useText';
import { isKnownRoute } from '@/utils/known-routes';
import { signInPath } from '@/utils/sign-in-path';
import styles from './SignInLinks.module.css';

/** The two ways in; signing in comes back to this page. */
export function SignInLinks() {
  const t = useText();
  const { pathname, search, hash } = useLocation();
  return (
    <>
      {isKnownRoute('/login') && (
        <Link
          className={styles.login}
          to={pathname === '/' ? '/login' : signInPath(`${pathname}${search}${hash}`)}
        >
          {t('shell.header.login.action')}
        </Link>
      )}
      {isKnownRoute('/register') && (
        <span className={styles.register}>
          <ButtonLink to="/register">{t('shell.header.register.action')}</ButtonLink>
        </span>
      )}
    </>
  );
}
