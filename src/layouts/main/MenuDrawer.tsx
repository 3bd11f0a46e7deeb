import { Link, useLocation } from '@umijs/max';
import { useEffect, useRef } from 'react';
import { Icon } from '@/components/Icon';
import { useSession } from '@/hooks/useSession';
import { useText } from '@/i18n/useText';
import { AccountLinks } from './AccountLinks';
import { LanguageEntry } from './language/LanguageEntry';
import styles from './MenuDrawer.module.css';
import menu from './menu-list.module.css';
import { isCurrent, type NavEntry } from './navigation';
import { SignInList } from './sign-in-links';
import { ThemeChoices } from './ThemeChoices';

function Entries({ entries }: { entries: NavEntry[] }) {
  const t = useText();
  const { pathname } = useLocation();
  return (
    <ul className={menu.list}>
      {entries.map((entry) =>
        entry.children ? (
          <li key={entry.label} className={styles.group}>
            <h3>{t(entry.label)}</h3>
            <Entries entries={entry.children} />
          </li>
        ) : (
          <li key={entry.label}>
            <Link to={entry.path ?? '/'} aria-current={isCurrent(entry, pathname) ? 'page' : undefined}>
              {t(entry.label)}
            </Link>
          </li>
        ),
      )}
    </ul>
  );
}

/** The whole header below 992 px. A native dialog keeps focus inside and closes on Escape. */
export function MenuDrawer({ entries }: { entries: NavEntry[] }) {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const { isSignedIn } = useSession();
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is what closes the drawer
  useEffect(() => dialog.current?.close(), [pathname]);

  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-label={t('shell.header.openMenu.action')}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        <Icon name="menu" size={20} />
      </button>
      <dialog
        ref={dialog}
        className={styles.drawer}
        aria-label={t('shell.header.menu.label')}
        onClick={(event) => {
          // A press beside the drawer hits the dialog element itself, whose backdrop belongs to it.
          if (event.target === event.currentTarget) dialog.current?.close();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') dialog.current?.close();
        }}
      >
        <div className={styles.body}>
          <div className={styles.head}>
            <h2>{t('shell.header.menu.label')}</h2>
            <button
              type="button"
              className={styles.close}
              aria-label={t('shell.header.closeMenu.action')}
              onClick={() => dialog.current?.close()}
            >
              <Icon name="cross" size={20} />
            </button>
          </div>
          <nav aria-label={t('shell.header.nav.label')}>
            <Entries entries={entries} />
          </nav>
          <section className={styles.group}>{isSignedIn ? <AccountLinks /> : <SignInList />}</section>
          <section className={styles.group}>
            <h3>{t('shell.theme.menu.label')}</h3>
            <ThemeChoices />
          </section>
          <section className={styles.group}>
            <h3>{t('shell.language.menu.label')}</h3>
            <LanguageEntry place="drawer" />
          </section>
        </div>
      </dialog>
    </>
  );
}
