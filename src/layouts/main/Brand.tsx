import { Link } from '@umijs/max';
import { useSiteName } from '@/hooks/useSiteName';
import { useStart } from '@/hooks/useStart';
import { useText } from '@/i18n/useText';
import { imageUrl } from '@/utils/environment';
import styles from './Brand.module.css';
import { BrandMark } from './BrandMark';

/** Logo and name of the site, which lead home. */
export function Brand() {
  const { nav_logo_url } = useStart().state.setting;
  const name = useSiteName();
  const t = useText();
  const logo = imageUrl(nav_logo_url);
  return (
    <Link className={styles.brand} to="/" aria-label={t('shell.header.home.label', { name })}>
      {logo ? <img src={logo} alt="" height={26} /> : <BrandMark />}
      <span>{name}</span>
    </Link>
  );
}
