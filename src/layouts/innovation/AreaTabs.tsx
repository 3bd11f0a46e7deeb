import { Link, useLocation } from '@umijs/max';
import { useCurrentInView } from '@/components/useCurrentInView';
import { useText } from '@/i18n/useText';
import fading from '@/layouts/main/fading-row.module.css';
import { isCurrent, type NavEntry } from '@/layouts/main/navigation';
import { classNames } from '@/utils/class-names';
import styles from './AreaTabs.module.css';

/** Links that look like tabs: each is a page of its own, so they stay links. */
export function AreaTabs({ label, entries }: { label: string; entries: NavEntry[] }) {
  const t = useText();
  const { pathname } = useLocation();
  const list = useCurrentInView(pathname);
  return (
    <nav className={classNames(styles.tabs, fading.row)} aria-label={label}>
      <ul ref={list} className="wrap">
        {entries.map((entry) => (
          <li key={entry.label}>
            <Link to={entry.path ?? '/'} aria-current={isCurrent(entry, pathname) ? 'page' : undefined}>
              {t(entry.label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
