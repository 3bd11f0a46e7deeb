import { useLocation } from '@umijs/max';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/Icon';
import { useSearch } from '@/hooks/useSearch';
import { useSearchWords } from '@/hooks/useSearchWords';
import { useText } from '@/i18n/useText';
import { linkKeys } from './link-keys';
import styles from './SearchDialog.module.css';
import { SearchResults } from './SearchResults';
import { SearchWords } from './SearchWords';
import { ShortcutSwitch } from './ShortcutSwitch';

const LONGEST = 60;

/** Search over everything public. A native dialog keeps focus inside and gives it back when it closes. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const searching = useSearch(typed);
  const words = useSearchWords();
  const { key } = useLocation();
  const openedAt = useRef(key);

  useEffect(() => {
    dialog.current?.showModal();
    input.current?.focus();
  }, []);
  // Whoever has followed a hit has left the search.
  useEffect(() => {
    if (key !== openedAt.current) onClose();
  }, [key, onClose]);

  const { keyword, groups, total } = searching;
  const remember = (): void => words.remember(keyword, total);
  const submit = (): void => {
    if (!groups) return;
    remember();
    dialog.current?.querySelector<HTMLElement>('[data-hit]')?.focus();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t('search.dialog.self.label')}
      onClose={onClose}
      onClick={(event) => {
        // A press beside the panel lands on the dialog itself, which is its own backdrop.
        if (event.target === event.currentTarget) onClose();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
        else linkKeys(event, input.current);
      }}
    >
      <div className={styles.panel}>
        {/* biome-ignore lint/a11y/useSemanticElements: the oldest browsers served do not know <search> */}
        <form
          role="search"
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <Icon name="search" size={20} className={styles.icon} />
          <input
            ref={input}
            type="search"
            className={styles.input}
            aria-label={t('search.input.self.label')}
            placeholder={t('search.input.self.placeholder')}
            maxLength={LONGEST}
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <button
            type="button"
            className={styles.close}
            aria-label={t('search.dialog.close.action')}
            onClick={onClose}
          >
            <Icon name="cross" size={20} />
          </button>
        </form>
        <div className={styles.body}>
          {keyword ? (
            <SearchResults searching={searching} onFollow={remember} />
          ) : (
            <SearchWords
              words={words}
              isShort={typed.trim() !== ''}
              onChoose={(word) => {
                setTyped(word);
                input.current?.focus();
              }}
            />
          )}
        </div>
        <ShortcutSwitch />
      </div>
    </dialog>
  );
}
