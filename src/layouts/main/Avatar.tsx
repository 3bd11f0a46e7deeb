import { imageUrl } from '@/utils/environment';
import styles from './Avatar.module.css';

/** The picture, or the first character of the name. */
export function Avatar({ name, picture }: { name: string; picture: string | null }) {
  const url = imageUrl(picture);
  return (
    <span className={styles.avatar} aria-hidden="true">
      {url ? <img src={url} alt="" /> : [...name][0]}
    </span>
  );
}
