import { Link, useLocation } from '@umijs/max';
import { useEffect, useRef } from 'react';
import { Icon } from '@/components/Icon';
import { useText } from '@/i18n/useText';
import { LanguageEntry } from '@/layouts/main/language/LanguageEntry';
import menu from '@/layouts/main/menu-list.module.css';
import { isCurrent } from '@/layouts/main/navigation';
import { ThemeChoices } from '@/layouts/main/ThemeChoices';
import styles from './AdminNav.module.css';
import { adminGroups } from './admin-groups';

/**
 * Screens of the admin area in groups: a column beside the page, or, where there is no room for it, one collapsible
 * list that also holds what no longer fits in the header.
 */
export function AdminNav() {
  const t = useText();
  const { pathname } = useLocation();
  const fold = useRef<HTMLDetailsElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever has arrived needs the list no longer
  useEffect(() => {
    if (fold.current) fold.current.open = false;
  }, [pathname]);
  const groups = adminGroups();
  const current = groups.flatMap(({ entries }) => entries).find((entry) => isCurrent(entry, pathname));
  const list = groups.map(({ label, entries }) => (
    <div key={label ?? 'own'} className={styles.group}>
      {label && <p className={styles.caption}>{t(label)}</p>}
      <ul>
        {entries.map((entry) => (
          <li key={entry.label}>
            <Link to={entry.path ?? '/admin'} aria-current={entry === current ? 'page' : undefined}>
              {t(entry.label)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  ));
  return (
    <>
      <nav className={styles.column} aria-label={t('shell.admin.nav.label')}>
        {list}
      </nav>
      <details className={styles.fold} ref={fold}>
        <summary>
          <Icon name="menu" />
          {current ? t(current.label) : t('admin.nav.menu.label')}
        </summary>
        <nav aria-label={t('admin.nav.menu.label')}>{list}</nav>
        <div className={styles.tools}>
          <div>
            <p className={styles.caption}>{t('shell.theme.menu.label')}</p>
            <ThemeChoices />
          </div>
          <div>
            <p className={styles.caption}>{t('shell.language.menu.label')}</p>
            <LanguageEntry place="drawer" />
            <div className={menu.list}>
              <Link to="/">{t('shell.admin.backToSite.action')}</Link>
            </div>
          </div>
        </div>
      </details>
    </>
  );
}
