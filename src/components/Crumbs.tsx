import { useText } from '@/i18n/useText';
import styles from './Crumbs.module.css';
import { ReturnAnchor } from './ReturnAnchor';

export interface Crumb {
  label: string;
  /** Missing on the page itself. */
  to?: string;
}

export function Crumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const text = useText();
  return (
    <nav aria-label={text('kit.crumbs.self.label')}>
      <ol className={styles.crumbs}>
        {crumbs.map(({ label, to }) => (
          <li key={`${to ?? ''}${label}`} aria-current={to ? undefined : 'page'}>
            <bdi>{to ? <ReturnAnchor to={to}>{label}</ReturnAnchor> : label}</bdi>
          </li>
        ))}
      </ol>
    </nav>
  );
}
