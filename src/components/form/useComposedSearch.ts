import { useDebounce } from 'ahooks';
import { type CompositionEvent, useRef, useState } from 'react';

/** Longer than the pause between two letters of a word. */
const PAUSE_MS = 300;

/**
 * Props for an antd control whose options the service searches: it asks during typing, but not for unfinished pinyin,
 * which would find nothing. To be spread over the control, like `clearByKey`.
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
    // The control has already heard the word as part of the composition and does not report it again.
    onCompositionEndCapture: ({ target }: CompositionEvent<HTMLElement>): void => {
      isHeld.current = false;
      if (target instanceof HTMLInputElement) ask(target.value);
    },
  };
}

export type ComposedSearch = ReturnType<typeof useComposedSearch>;

/** The same for a list that is loaded again for its keyword once typing pauses. */
export function useSearchedList() {
  const [typed, setTyped] = useState('');
  return { words: useDebounce(typed, { wait: PAUSE_MS }), search: useComposedSearch(setTyped) };
}
