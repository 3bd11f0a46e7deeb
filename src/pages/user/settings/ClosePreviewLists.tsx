import { useText } from '@/i18n/useText';
import type { ClosePreview } from '@/services/security';
import styles from './ClosePreviewLists.module.css';

/** What is erased, and what has to stay and why. */
export function ClosePreviewLists({ preview: { removed, kept } }: { preview: ClosePreview }) {
  const t = useText();
  return (
    <div className={styles.lists}>
      <div>
        <h3>{t('settings.close.removed.title')}</h3>
        <ul className={styles.list}>
          {removed.map(({ name, count }) => (
            <li key={name}>
              {name} <b>{t('settings.close.count.label', { n: count })}</b>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3>{t('settings.close.kept.title')}</h3>
        <ul className={styles.list}>
          {kept.map(({ name, count, reason }) => (
            <li key={name}>
              {name} <b>{t('settings.close.count.label', { n: count })}</b>
              <p>{reason}</p>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
