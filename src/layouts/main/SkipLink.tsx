import { useText } from '@/i18n/useText';
import styles from './SkipLink.module.css';

/** First stop of the Tab key on every page. */
export function SkipLink() {
  const t = useText();
  return (
    <a className={styles.skip} href="#main">
      {t('shell.skip.main.action')}
    </a>
  );
}
