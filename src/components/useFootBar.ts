import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Between the bar and what has the focus: room for its ring. */
const GAP_PX = 16;
const PROPERTY = 'scroll-padding-block-end';

/** For a bar that stays at the foot of the window: what the Tab key focuses is never hidden below it (WCAG 2.4.11). */
export function useFootBar(): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const { style } = document.documentElement;
    const measure = () => style.setProperty(PROPERTY, `${element.offsetHeight + GAP_PX}px`);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => {
      observer.disconnect();
      style.removeProperty(PROPERTY);
    };
  }, []);
  return bar;
}
