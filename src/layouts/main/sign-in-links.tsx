import { Link, useLocation } from '@umijs/max';
import { ButtonLink } from '@/components/Button';
import { useText } from '@/i18n/useText';
import { isKnownRoute } from '@/utils/known-routes';
import { LOGIN_PATH, REGISTER_PATH, registerPath, signInPath } from '@/utils/sign-in-path';
import menu from './menu-list.module.css';
import styles from './sign-in-links.module.css';

/** Links to signing in and registering that return to the current page. */
function useWaysIn(): { login: string; register: string } {
  const { pathname, search, hash } = useLocation();
  const from = pathname === '/' ? null : `${pathname}${search}${hash}`;
  return { login: signInPath(from), register: registerPath(from) };
}

/** Signing in and registering, in the header. */
export function SignInLinks() {
  const t = useText();
  const { login, register } = useWaysIn();
  return (
    <>
      {isKnownRoute(LOGIN_PATH) && (
        <Link className={styles.login} to={login}>
          {t('shell.header.login.action')}
        </Link>
      )}
      {isKnownRoute(REGISTER_PATH) && (
        <span className={styles.register}>
          <ButtonLink to={register}>{t('shell.header.register.action')}</ButtonLink>
        </span>
      )}
    </>
  );
}

/** Signing in and registering, in the drawer. */
export function SignInList() {
  const t = useText();
  const { login, register } = useWaysIn();
  return (
    <ul className={menu.list}>
      {isKnownRoute(LOGIN_PATH) && (
        <li>
          <Link to={login}>{t('shell.header.login.action')}</Link>
        </li>
      )}
      {isKnownRoute(REGISTER_PATH) && (
        <li>
          <Link to={register}>{t('shell.header.register.action')}</Link>
        </li>
      )}
    </ul>
  );
}
