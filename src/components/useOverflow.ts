import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** On which sides content overflows its frame. */
interface Overflow {
  /** Anything is out of sight, at one side or the other. */
  any: boolean;
  start: boolean;
  end: boolean;
}
const NOTHING: Overflow = { any: false, start: false, end: false };

/** A scroll position between two pixels of the screen is rounded. */
const ROUNDED_PX = 1;

const overflowOf = ({ scrollWidth, clientWidth, scrollLeft }: HTMLElement): Overflow => {
  const hidden = scrollWidth - clientWidth;
  // Counted from the start of the line: in right-to-left pages `scrollLeft` is negative.
  const passed = Math.abs(scrollLeft);
  return {
    any: hidden > ROUNDED_PX,
    start: passed > ROUNDED_PX,
    end: hidden - passed > ROUNDED_PX,
  };
};

/** Which sides of a frame's content are out of sight; measured again when the width of either changes. */
export function useOverflow<Frame extends HTMLElement>(): {
  frame: RefObject<Frame | null>;
  hidden: Overflow;
} {
  const frame = useRef<Frame>(null);
  const [hidden, setHidden] = useState(NOTHING);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () =>
      setHidden((before) => {
        const now = overflowOf(element);
        const isSame = now.any === before.any && now.start === before.start && now.end === before.end;
        return isSame ? before : now;
      });
    const observer = new ResizeObserver(measure);
    for (const measured of [element, ...element.children]) observer.observe(measured);
    element.addEventListener('scroll', measure, { passive: true });
    measure();
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, []);
  return { frame, hidden };
}
