import { useText } from '@/i18n/useText';
import styles from './AccessMark.module.css';

/** Who may call: everybody, everybody signed in, or holders of a permission, which is shown by its key. */
export function AccessMark({ access }: { access: string }) {
  const t = useText();
  const isNamed = access === 'public' || access === 'signedIn';
  return (
    <span className={styles.mark}>
      {isNamed ? t(`reference.access.${access}.label`) : <code dir="ltr">{access}</code>}
    </span>
  );
}
