import type { KeyboardEvent } from 'react';
import { isComposing } from '@/utils/is-composing';

/**
 * Delete and Backspace clear a choice as they clear text; while somebody types to search they belong to the search. To
 * be spread over the control: antd would open its list at these keys, and the next Enter would choose again.
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
