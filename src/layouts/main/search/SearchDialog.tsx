import { SEARCH_LIMITS } from '@contract/limits';
import { useLocation } from '@umijs/max';
import { useEffect, useRef, useState } from 'react';
import { useSearch } from '@/hooks/useSearch';
import { useSearchWords } from '@/hooks/useSearchWords';
import { useText } from '@/i18n/useText';
import { FinderDialog } from '@/layouts/main/finder/FinderDialog';
import { SearchResults } from './SearchResults';
import { SearchWords } from './SearchWords';
import { ShortcutSwitch } from './ShortcutSwitch';

/** Search over everything public. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const searching = useSearch(typed);
  const words = useSearchWords();
  const { key } = useLocation();
  const openedAt = useRef(key);
  // Somebody who has followed a result is done with the search.
  useEffect(() => {
    if (key !== openedAt.current) onClose();
  }, [key, onClose]);

  const { keyword, groups, total } = searching;
  const remember = (): void => words.remember(keyword, total);
  return (
    <FinderDialog
      wide
      label={t('search.dialog.self.label')}
      icon="search"
      field={t('search.input.self.label')}
      placeholder={t('search.input.self.placeholder')}
      maxLength={SEARCH_LIMITS.max}
      closeLabel={t('search.dialog.close.action')}
      typed={typed}
      onType={setTyped}
      onSubmit={(dialog) => {
        if (!groups) return;
        remember();
        dialog.querySelector<HTMLElement>('[data-hit]')?.focus();
      }}
      onClose={onClose}
      foot={<ShortcutSwitch />}
    >
      {keyword ? (
        <SearchResults searching={searching} onFollow={remember} />
      ) : (
        <SearchWords words={words} isShort={typed.trim() !== ''} onChoose={setTyped} />
      )}
    </FinderDialog>
  );
}
