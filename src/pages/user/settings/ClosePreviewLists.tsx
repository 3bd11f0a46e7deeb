import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import type { ClosePreview } from '@/services/security';
import styles from './ClosePreviewLists.module.css';

/** What is erased, and what has to stay and why. */
export function ClosePreviewLists({ preview: { removed, kept } }: { preview: ClosePreview }) {
  const t = useText();
  const say = useWords();
  return (
    <div className={styles.lists}>
      <div>
        <h3>{t('settings.close.removed.title')}</h3>
        <ul className={styles.list}>
          {removed.map(({ name, nameWord, count }) => (
            <li key={name}>
              {nameWord ? say(nameWord) : name} <b>{t('settings.close.count.label', { n: count })}</b>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3>{t('settings.close.kept.title')}</h3>
        <ul className={styles.list}>
          {kept.map(({ name, nameWord, count, reason, reasonWord }) => (
            <li key={name}>
              {nameWord ? say(nameWord) : name} <b>{t('settings.close.count.label', { n: count })}</b>
              <p>{reasonWord ? say(reasonWord) : reason}</p>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
