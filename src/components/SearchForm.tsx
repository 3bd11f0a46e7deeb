import { KEYWORD_MAX } from '@contract/limits';
import { useSearchParams } from '@umijs/max';
import { useEffect, useRef, useState } from 'react';
import { useText } from '@/i18n/useText';
import { Button } from './Button';
import { Icon } from './Icon';
import styles from './SearchForm.module.css';

interface Props {
  /** What is searched: 搜索需求. */
  label: string;
  /** The keyword now in force, from the address. */
  keyword: string;
  onSearch: (keyword: string) => void;
}

/** Parameters that a new search drops: it starts on the first page. */
const ANEW: readonly string[] = ['keyword', 'pageNum', 'page'];

/** A search over one list: by Enter or by its button, never while typing. */
export function SearchForm({ label, keyword, onSearch }: Props) {
  const text = useText();
  const [typed, setTyped] = useState(keyword);
  const input = useRef<HTMLInputElement>(null);
  const [search] = useSearchParams();
  useEffect(() => setTyped(keyword), [keyword]);
  // Keeps what somebody typed into the prepared page before hydration.
  useEffect(() => setTyped((known) => input.current?.value || known), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the oldest browsers served do not know <search>
    <form
      role="search"
      className={styles.form}
      data-idle={keyword === '' || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
    >
      <span className={styles.field}>
        <Icon name="search" className={styles.icon} />
        <input
          ref={input}
          className={styles.input}
          type="search"
          maxLength={KEYWORD_MAX}
          name="keyword"
          aria-label={label}
          placeholder={label}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </span>
      {/* Before hydration the browser sends the form itself: hidden fields keep the other filters of the list. */}
      {[...search].map(
        ([name, value]) =>
          !ANEW.includes(name) && <input key={name + value} type="hidden" name={name} value={value} />,
      )}
      <Button type="submit">{text('kit.search.self.action')}</Button>
    </form>
  );
}
