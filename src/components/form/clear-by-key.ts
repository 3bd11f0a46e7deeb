import type { KeyboardEvent } from 'react';

/** Delete and Backspace empty a choice as they empty a text; while one searches by typing they belong to the search. */
export const clearByKey =
  (clear: () => void) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return;
    const { target } = event;
    if (target instanceof HTMLInputElement && target.type !== 'radio' && target.value !== '') return;
    event.preventDefault();
    clear();
  };
