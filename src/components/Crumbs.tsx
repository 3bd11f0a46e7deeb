import { useText } from '@/i18n/useText';
import { Anchor } from './Anchor';
import styles from './Crumbs.module.css';

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
            <bdi>{to ? <Anchor to={to}>{label}</Anchor> : label}</bdi>
          </li>
        ))}
      </ol>
    </nav>
  );
}
