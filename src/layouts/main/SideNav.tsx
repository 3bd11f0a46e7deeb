import { Link, useLocation } from '@umijs/max';
import { useCurrentInView } from '@/components/useCurrentInView';
import { useText } from '@/i18n/useText';
import { classNames } from '@/utils/class-names';
import fading from './fading-row.module.css';
import { isCurrent, type NavEntry } from './navigation';
import styles from './SideNav.module.css';

interface Props {
  label: string;
  entries: NavEntry[];
}

/** 200 px of text beside the page; below 992 px one line that scrolls, fading where more follows. */
export function SideNav({ label, entries }: Props) {
  const t = useText();
  const { pathname, search } = useLocation();
  const list = useCurrentInView(pathname + search);
  return (
    <nav className={classNames(styles.nav, fading.row)} aria-label={label}>
      <ul ref={list}>
        {entries.map((entry) => (
          <li key={entry.label}>
            <Link
              to={entry.path ?? '/'}
              aria-current={isCurrent(entry, pathname, search) ? 'page' : undefined}
            >
              {t(entry.label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
