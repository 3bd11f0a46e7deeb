import { useDebounce } from 'ahooks';
import { type CompositionEvent, useRef, useState } from 'react';

/** Between two letters of a word. */
const PAUSE_MS = 300;

/**
 * What an antd control that is searched by the service takes: it asks while one types, yet not among unfinished pinyin,
 * which finds nothing and says so. Spread over the control, as the keys of `clearByKey` are.
 */
export function useComposedSearch(ask: (words: string) => void) {
  const isHeld = useRef(false);
  return {
    showSearch: {
      filterOption: false,
      onSearch: (words: string): void => {
        if (!isHeld.current) ask(words);
      },
    },
    onCompositionStartCapture: (): void => {
      isHeld.current = true;
    },
    // The word is there already: the control has heard of it as a part of the pinyin, and does not say it again.
    onCompositionEndCapture: ({ target }: CompositionEvent<HTMLElement>): void => {
      isHeld.current = false;
      if (target instanceof HTMLInputElement) ask(target.value);
    },
  };
}

export type ComposedSearch = ReturnType<typeof useComposedSearch>;

/** The same for a list that is read anew by its words, once the typing pauses. */
export function useSearchedList() {
  const [typed, setTyped] = useState('');
  return { words: useDebounce(typed, { wait: PAUSE_MS }), search: useComposedSearch(setTyped) };
}
