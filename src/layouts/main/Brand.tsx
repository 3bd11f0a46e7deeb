import { Link } from '@umijs/max';
import { useSiteName } from '@/hooks/useSiteName';
import { useStart } from '@/hooks/useStart';
import { useText } from '@/i18n/useText';
import { imageUrl } from '@/utils/environment';
import styles from './Brand.module.css';
import { BrandMark } from './BrandMark';

/** Logo and name of the site, which lead home. */
export function Brand({ place = 'nav' }: { place?: 'nav' | 'login' }) {
  const { nav_logo_url, login_logo_url } = useStart().state.setting;
  const name = useSiteName();
  const t = useText();
  // A sign-in page without a logo of its own bears that of the header.
  const logo = imageUrl((place === 'login' && login_logo_url) || nav_logo_url);
  return (
    <Link className={styles.brand} to="/" aria-label={t('shell.header.home.label', { name })}>
      {logo ? (
        <img src={logo} alt="" className={place === 'login' ? styles.large : styles.logo} />
      ) : (
        <BrandMark />
      )}
      <span className={styles.name} title={name}>
        {name}
      </span>
    </Link>
  );
}
