import { KEYWORD_MAX } from '@contract/limits';
import { useEffect, useId, useRef } from 'react';
import { Button } from '@/components/Button';
import { useText } from '@/i18n/useText';
import styles from './SearchBox.module.css';

interface Props {
  keyword: string;
  onSearch: (keyword: string) => void;
}

/** Searches by title or number; the keyword is kept in the address, so Back undoes it. */
export function SearchBox({ keyword, onSearch }: Props) {
  const t = useText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // Back or 清除 can change the address without this box.
  useEffect(() => {
    if (input.current) input.current.value = keyword;
  }, [keyword]);
  return (
    <form
      className={styles.box}
      data-idle={keyword === '' || undefined}
      aria-label={t('projects.list.search.action')}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(input.current?.value.trim() ?? '');
      }}
    >
      <label className="vh" htmlFor={id}>
        {t('projects.list.search.label')}
      </label>
      <input
        id={id}
        ref={input}
        className={styles.input}
        type="search"
        maxLength={KEYWORD_MAX}
        defaultValue={keyword}
        placeholder={t('projects.list.search.label')}
        enterKeyHint="search"
      />
      <Button type="submit" size="small" icon="search" className={styles.go}>
        {t('projects.list.search.action')}
      </Button>
    </form>
  );
}
