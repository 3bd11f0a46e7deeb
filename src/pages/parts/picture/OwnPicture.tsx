import { useText } from '@/i18n/useText';
import { classNames } from '@/utils/class-names';
import styles from './OwnPicture.module.css';
import { useOwnPicture } from './useOwnPicture';

interface Props {
  fileId: string;
  alt: string;
  /** Show the whole picture, as for figures; covers are cropped. */
  whole?: boolean;
}

/** A picture as readers will see it, shown to the person who edits or moderates the record. */
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
