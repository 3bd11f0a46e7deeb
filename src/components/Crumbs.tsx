import { useText } from '@/i18n/useText';
import styles from './Crumbs.module.css';
import { ReturnAnchor } from './ReturnAnchor';

export interface Crumb {
  label: string;
  /** Missing on the page itself. */
  to?: string;
}

/** By itself, so that what is cut of a long name does not cut off the ring and the reach of its link. */
const name = (label: string) => <span className={styles.name}>{label}</span>;

export function Crumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const text = useText();
  return (
    <nav aria-label={text('kit.crumbs.self.label')}>
      <ol className={styles.crumbs}>
        {crumbs.map(({ label, to }) => (
          <li key={`${to ?? ''}${label}`} aria-current={to ? undefined : 'page'}>
            <bdi>{to ? <ReturnAnchor to={to}>{name(label)}</ReturnAnchor> : name(label)}</bdi>
          </li>
        ))}
      </ol>
    </nav>
  );
}
