import type { RefObject } from 'react';
import { useCount } from '@/i18n/useCount';
import { scrollFocusedIntoView } from '@/utils/scroll-focused';
import { Anchor } from './Anchor';
import styles from './LinkTabs.module.css';

/** As wide as a digit. */
const FIGURE_SPACE = '\u2007';

export interface LinkTab {
  key: string;
  label: string;
  to: string;
  /** Null while the count is not known yet; its space is reserved. */
  count?: number | null | undefined;
}

export interface LinkTabProps {
  tabs: readonly LinkTab[];
  current: string;
  label: string;
}

/**
 * Views of one thing, each with an address of its own: links, so that Back and sharing work. `list`: a page may scroll it
 * (`TabLine`).
 */
export function LinkTabs({
  tabs,
  current,
  label,
  list,
}: LinkTabProps & { list?: RefObject<HTMLUListElement | null> }) {
  const written = useCount();
  return (
    <nav aria-label={label}>
      <ul ref={list} className={styles.tabs} onFocus={scrollFocusedIntoView}>
        {tabs.map(({ key, label: words, to, count }) => (
          <li key={key}>
            <Anchor to={to} className={styles.tab} aria-current={key === current ? 'page' : undefined}>
              {words}{' '}
              {count !== undefined && (
                <span className={styles.count}>{count === null ? FIGURE_SPACE : written(count)}</span>
              )}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
