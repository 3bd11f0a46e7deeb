import { Link, useLocation } from '@umijs/max';
import { ButtonLink } from '@/components/Button';
import { useText } from '@/i18n/useText';
import { isKnownRoute } from '@/utils/known-routes';
import { LOGIN_PATH, signInPath } from '@/utils/sign-in-path';
import menu from './menu-list.module.css';
import styles from './sign-in-links.module.css';

/** Signing in comes back to where it began. */
function useLoginPath(): string {
  const { pathname, search, hash } = useLocation();
  return pathname === '/' ? LOGIN_PATH : signInPath(`${pathname}${search}${hash}`);
}

/** The two ways in, in the header. */
export function SignInLinks() {
  const t = useText();
  const login = useLoginPath();
  return (
    <>
      {isKnownRoute(LOGIN_PATH) && (
        <Link className={styles.login} to={login}>
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

/** The two ways in, in the drawer. */
export function SignInList() {
  const t = useText();
  const login = useLoginPath();
  return (
    <ul className={menu.list}>
      {isKnownRoute(LOGIN_PATH) && (
        <li>
          <Link to={login}>{t('shell.header.login.action')}</Link>
        </li>
      )}
      {isKnownRoute('/register') && (
        <li>
          <Link to="/register">{t('shell.header.register.action')}</Link>
        </li>
      )}
    </ul>
  );
}
