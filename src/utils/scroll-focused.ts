import type { FocusEvent } from 'react';

/**
 * Where the Tab key stops at the edge of a row that scrolls: to browsers most of a link is enough, and its ring is cut
 * off there. What is pressed stays under the pointer.
 */
export const scrollFocusedIntoView = ({ target }: FocusEvent): void => {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};
