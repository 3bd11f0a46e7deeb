import { useOwnPicture } from '@/hooks/useOwnPicture';
import { useText } from '@/i18n/useText';
import styles from './OwnPicture.module.css';

/** A picture as readers will see it, for whoever fills in the form or judges it. */
export function OwnPicture({ fileId, alt }: { fileId: string; alt: string }) {
  const t = useText();
  const { url, failed } = useOwnPicture(fileId);
  return (
    <div className={styles.frame}>
      {url && <img className={styles.picture} src={url} alt={alt} />}
      {failed && <p className={styles.failed}>{t('achi.picture.broken.failure')}</p>}
    </div>
  );
}
