import type { FocusEvent } from 'react';

/**
 * Scrolls a link that the Tab key reaches at the edge of a scrolling row fully into view: browsers are content with
 * most of it, which cuts off its ring. After a press nothing moves under the pointer.
 */
export const scrollFocusedIntoView = ({ target }: FocusEvent): void => {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};
