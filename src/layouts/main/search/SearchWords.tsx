import type { SearchWords as Words } from '@/hooks/useSearchWords';
import { useText } from '@/i18n/useText';
import styles from './SearchWords.module.css';

interface Props {
  words: Words;
  /** Something is typed, but too little to search for. */
  isShort: boolean;
  onChoose: (word: string) => void;
}

/** Before anything is searched: what one looked for lately, and what many look for. */
export function SearchWords({ words, isShort, onChoose }: Props) {
  const t = useText();
  const group = (part: 'recent' | 'hot', list: readonly string[]) =>
    list.length > 0 && (
      <section className={styles.group}>
        <div className={styles.head}>
          <h2>{t(`search.words.${part}.title`)}</h2>
          {part === 'recent' && (
            <button type="button" className={styles.forget} onClick={words.forget}>
              {t('search.words.forget.action')}
            </button>
          )}
        </div>
        <ul className={styles.words}>
          {list.map((word) => (
            <li key={word}>
              <button type="button" className={styles.word} onClick={() => onChoose(word)}>
                {word}
              </button>
            </li>
          ))}
        </ul>
      </section>
    );
  return (
    <>
      {isShort && <p className={styles.short}>{t('search.input.short.help')}</p>}
      {group('recent', words.recent)}
      {group('hot', words.hot)}
      {!isShort && words.recent.length + words.hot.length === 0 && (
        <p className={styles.short}>{t('search.words.none.help')}</p>
      )}
    </>
  );
}
