import { Anchor } from './Anchor';
import styles from './LinkTabs.module.css';

export interface LinkTab {
  key: string;
  label: string;
  to: string;
  count?: number | undefined;
}

/** Views of one thing, each with an address of its own: links, so that Back and sharing work. */
export const LinkTabs = ({
  tabs,
  current,
  label,
}: {
  tabs: readonly LinkTab[];
  current: string;
  label: string;
}) => (
  <nav aria-label={label}>
    <ul className={styles.tabs}>
      {tabs.map(({ key, label: words, to, count }) => (
        <li key={key}>
          <Anchor to={to} className={styles.tab} aria-current={key === current ? 'page' : undefined}>
            {words}
            {count !== undefined && <span className={styles.count}>{count}</span>}
          </Anchor>
        </li>
      ))}
    </ul>
  </nav>
);
