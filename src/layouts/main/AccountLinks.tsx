import { Link, useLocation } from '@umijs/max';
import { useSession } from '@/hooks/useSession';
import { useText } from '@/i18n/useText';
import { isKnownRoute } from '@/utils/known-routes';
import { ACCOUNT_LINKS } from './account-links';
import menu from './menu-list.module.css';
import { existing, isCurrent } from './navigation';

/** The own pages, the back office for staff, and the way out. */
export function AccountLinks() {
  const t = useText();
  const { pathname } = useLocation();
  const { signOut, isStaff } = useSession();
  return (
    <>
      <ul className={menu.list}>
        {existing(ACCOUNT_LINKS).map((entry) => (
          <li key={entry.label}>
            <Link to={entry.path ?? '/'} aria-current={isCurrent(entry, pathname) ? 'page' : undefined}>
              {t(entry.label)}
            </Link>
          </li>
        ))}
        {isStaff && isKnownRoute('/admin') && (
          <li>
            <Link to="/admin">{t('shell.account.admin.label')}</Link>
          </li>
        )}
      </ul>
      <hr className={menu.rule} />
      <div className={menu.list}>
        <button type="button" onClick={() => signOut()}>
          {t('shell.account.signOut.action')}
        </button>
      </div>
    </>
  );
}
