import { useText } from '@/i18n/useText';
import { classNames } from '@/utils/class-names';
import styles from './OwnPicture.module.css';
import { useOwnPicture } from './useOwnPicture';

interface Props {
  fileId: string;
  alt: string;
  /** A figure is shown whole, a cover is cut. */
  whole?: boolean;
}

/** A picture as readers will see it, for whoever fills in the form or judges it. */
export function OwnPicture({ fileId, alt, whole }: Props) {
  const t = useText();
  const { url, failed } = useOwnPicture(fileId);
  return (
    <div className={styles.frame}>
      {url && <img className={classNames(styles.picture, whole && styles.whole)} src={url} alt={alt} />}
      {failed && <p className={styles.failed}>{t('achi.picture.broken.failure')}</p>}
    </div>
  );
}
