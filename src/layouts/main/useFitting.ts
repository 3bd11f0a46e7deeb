import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { OVERFLOW_ITEM_WIDTH_PX } from '@/constants/appearance';

const GAP_PX = 32;
/** Room for 更多 and its arrow. */
const MORE_PX = 64;

/** How many of `widths` fit side by side into `room`; if not all do, 更多 needs room as well. */
export function countFitting(widths: readonly number[], room: number): number {
  const sum = (count: number): number =>
    widths.slice(0, count).reduce((total, width) => total + width, 0) + GAP_PX * Math.max(0, count - 1);
  if (sum(widths.length) <= room) return widths.length;
  let count = widths.length - 1;
  while (count > 0 && sum(count) + GAP_PX + MORE_PX > room) count -= 1;
  return count;
}

/**
 * How many entries of a row fit. An entry that has not been measured yet counts with the default
 * width (`OVERFLOW_ITEM_WIDTH_PX`), so that it is shown once and measured.
 */
export function useFitting(list: RefObject<HTMLElement | null>, count: number): number {
  const [fitting, setFitting] = useState(count);
  const known = useRef<number[]>([]);
  useLayoutEffect(() => {
    const row = list.current;
    if (!row) return;
    const measure = (): void => {
      const shown = [...row.children].slice(0, Math.min(count, row.children.length));
      shown.forEach((item, index) => {
        if (index < fitting) known.current[index] = item.getBoundingClientRect().width;
      });
      const widths = Array.from({ length: count }, (_, i) => known.current[i] ?? OVERFLOW_ITEM_WIDTH_PX);
      const room = row.getBoundingClientRect().width;
      // A row that is not displayed (below 992 px) has no width, so nothing is collapsed.
      setFitting(room > 0 ? countFitting(widths, room) : count);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(row);
    return () => observer.disconnect();
  }, [list, count, fitting]);
  return fitting;
}
