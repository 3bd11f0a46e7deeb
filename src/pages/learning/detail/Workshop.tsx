import { Anchor } from '@/components/Anchor';
import { useText } from '@/i18n/useText';
import styles from './detail.module.css';
import { workshopLinks } from './workshop-links';

/** Links to the members' code repository and terminal, as far as the site has them. */
export function Workshop() {
  const t = useText();
  const links = workshopLinks();
  if (links.length === 0) return null;
  return (
    <section className={styles.box} aria-labelledby="workshop">
      <h2 id="workshop">{t('learning.workshop.self.title')}</h2>
      <ul>
        {links.map(({ kind, url }) => (
          <li key={kind}>
            <Anchor to={url}>{t(`learning.workshop.${kind}.action`)}</Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}
