import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a line of links that scrolls sideways on a phone: scrolls the current link to the middle, as far as possible, and
 * again when another (`current`) is the one.
 */
export function useCurrentInView(current: string): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place makes another link the current one
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!list.current || !link) return;
    // Both offsets are measured from the same box; in right-to-left pages the offset and `scrollLeft` are both negative
    // for overflow.
    const start = link.offsetLeft - list.current.offsetLeft;
    list.current.scrollLeft = start - (list.current.clientWidth - link.offsetWidth) / 2;
  }, [current]);
  return list;
}
