import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a line of links that scrolls sideways on a phone: scrolls the current link to the middle, as far as possible, and
 * again when another (`current`) is the one.
 */
export function useCurrentInView(current: string): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place makes another link the current one
  useEffect(() => {
    const line = list.current;
    const link = line?.querySelector<HTMLElement>('[aria-current]');
    // Both offsets are measured from the same box; in right-to-left pages the offset and `scrollLeft` are both negative
    // for overflow.
    if (line && link)
      line.scrollLeft = link.offsetLeft - line.offsetLeft - (line.clientWidth - link.offsetWidth) / 2;
  }, [current]);
  return list;
}
