import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Between the bar and what has the focus: room for its ring. */
const GAP_PX = 16;
/** What scrolls to the focused element leaves room for the bar, and what floats above the page keeps clear of it. */
const PROPERTIES = ['scroll-padding-block-end', '--foot-bar'];

/** Scrolls what has the focus out from under the bar. */
function revealFocus(bar: HTMLElement): void {
  const { activeElement: focused, body } = document;
  if (!focused || focused === body || bar.contains(focused)) return;
  const [own, above] = [focused.getBoundingClientRect(), bar.getBoundingClientRect()];
  if (own.bottom > above.top && own.top < above.bottom) focused.scrollIntoView({ block: 'nearest' });
}

/** For a bar that stays at the foot of the window: what the Tab key focuses is never hidden below it (WCAG 2.4.11). */
export function useFootBar(): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const { style } = document.documentElement;
    const measure = () => {
      for (const name of PROPERTIES) style.setProperty(name, `${element.offsetHeight + GAP_PX}px`);
      revealFocus(element);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // What arrives late above the focused element moves that element down.
    observer.observe(document.body);
    measure();
    return () => {
      observer.disconnect();
      for (const name of PROPERTIES) style.removeProperty(name);
    };
  }, []);
  return bar;
}
