import { useEffect, useState } from 'react';

/** A heading of the page: the id it bears, and its depth (2 is the highest below the title). */
export interface OutlineEntry {
  id: string;
  level: number;
  text: string;
}

/** A heading counts as being read once it has come this near the header. */
const READING_LINE_PX = 120;

const headingAtLine = (entries: readonly OutlineEntry[]): string | undefined =>
  [...entries].reverse().find(({ id }) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top !== undefined && top <= READING_LINE_PX;
  })?.id ?? entries[0]?.id;

/** The heading under which the reader is. */
export function useCurrentHeading(entries: readonly OutlineEntry[]): string | undefined {
  const [current, setCurrent] = useState(entries[0]?.id);
  useEffect(() => {
    let asked = 0;
    const look = (): void => {
      cancelAnimationFrame(asked);
      asked = requestAnimationFrame(() => setCurrent(headingAtLine(entries)));
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(asked);
      window.removeEventListener('scroll', look);
    };
  }, [entries]);
  return current;
}
