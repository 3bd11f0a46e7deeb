import { Link, useLocation } from '@umijs/max';
import { useFrame } from '@/hooks/useFrame';
import { useSession } from '@/hooks/useSession';
import { useText } from '@/i18n/useText';
import { ACCOUNT_LINKS } from './account-links';
import menu from './menu-list.module.css';
import { existing, isCurrent } from './navigation';

/** The person's own pages, the admin area for staff, and signing out. */
export function AccountLinks() {
  const t = useText();
  const { pathname } = useLocation();
  const { signOut } = useSession();
  const links = existing(ACCOUNT_LINKS);
  const { adminPath } = useFrame();
  return (
    <>
      <ul className={menu.list}>
        {links.map((entry) => (
          <li key={entry.label}>
            <Link to={entry.path ?? '/'} aria-current={isCurrent(entry, pathname) ? 'page' : undefined}>
              {t(entry.label)}
            </Link>
          </li>
        ))}
        {adminPath && (
          <li>
            <Link to={adminPath}>{t('shell.account.admin.label')}</Link>
          </li>
        )}
      </ul>
      {(links.length > 0 || adminPath) && <hr className={menu.rule} />}
      <div className={menu.list}>
        <button type="button" onClick={() => signOut()}>
          {t('shell.account.signOut.action')}
        </button>
      </div>
    </>
  );
}
