import type { KeyboardEvent } from 'react';
import { isComposing } from '@/utils/is-composing';

/**
 * Delete and Backspace empty a choice as they empty a text; while one searches by typing they belong to the search.
 * Spread over the control: antd's would open its list at these keys, and the next Enter would choose again.
 */
export const clearByKey = (clear: () => void) => ({
  onKeyDownCapture: (event: KeyboardEvent<HTMLElement>): void => {
    if ((event.key !== 'Delete' && event.key !== 'Backspace') || isComposing(event.nativeEvent)) return;
    const { target } = event;
    if (target instanceof HTMLInputElement && target.type !== 'radio' && target.value !== '') return;
    event.preventDefault();
    event.stopPropagation();
    clear();
  },
});
