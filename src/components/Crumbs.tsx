import { useText } from '@/i18n/useText';
import styles from './Crumbs.module.css';
import { ReturnAnchor } from './ReturnAnchor';

export interface Crumb {
  label: string;
  /** Missing for the last crumb, the page itself. */
  to?: string;
}

/**
 * In an element of its own, so that cutting off a long name cuts off neither the focus ring nor the touch area of its
 * link.
 */
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
