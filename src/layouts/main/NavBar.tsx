import { Link, useLocation } from '@umijs/max';
import { useRef } from 'react';
import { Icon } from '@/components/Icon';
import { useText } from '@/i18n/useText';
import { Disclosure } from './Disclosure';
import menu from './menu-list.module.css';
import styles from './NavBar.module.css';
import { isCurrent, type NavEntry } from './navigation';
import { useFitting } from './useFitting';

const page = (entry: NavEntry, pathname: string): 'page' | undefined =>
  isCurrent(entry, pathname) ? 'page' : undefined;

function Links({ entries }: { entries: NavEntry[] }) {
  const t = useText();
  const { pathname } = useLocation();
  return (
    <ul className={menu.list}>
      {entries.map((entry) => (
        <li key={entry.label}>
          <Link to={entry.path ?? '/'} aria-current={page(entry, pathname)}>
            {t(entry.label)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Group({ label, entries }: { label: NavEntry['label']; entries: NavEntry[] }) {
  const t = useText();
  const { pathname } = useLocation();
  return (
    <Disclosure
      className={styles.link}
      isCurrent={entries.some((entry) => isCurrent(entry, pathname))}
      button={
        <>
          {t(label)}
          <Icon name="chevronDown" size={12} />
        </>
      }
    >
      {() => <Links entries={entries} />}
    </Disclosure>
  );
}

/** Entries of a folded menu stand on one level. */
const flat = (entries: NavEntry[]): NavEntry[] => entries.flatMap((entry) => entry.children ?? [entry]);

/** The main navigation; what does not fit folds into 更多. */
export function NavBar({ entries, label }: { entries: NavEntry[]; label: string }) {
  const t = useText();
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  const fitting = useFitting(list, entries.length);
  const folded = entries.slice(fitting);
  return (
    <nav className={styles.nav} aria-label={label}>
      <ul ref={list} className={styles.list}>
        {entries.slice(0, fitting).map((entry) => (
          <li key={entry.label}>
            {entry.children ? (
              <Group label={entry.label} entries={entry.children} />
            ) : (
              <Link className={styles.link} to={entry.path ?? '/'} aria-current={page(entry, pathname)}>
                {t(entry.label)}
              </Link>
            )}
          </li>
        ))}
        {folded.length > 0 && (
          <li>
            <Group label="shell.header.more.label" entries={flat(folded)} />
          </li>
        )}
      </ul>
    </nav>
  );
}
