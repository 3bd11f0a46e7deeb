const CONTROLS = 'a[href], button, input, textarea, select, summary, [tabindex="0"]';

/**
 * Makes a box that scrolls a stop of the Tab key while a part of its text is out of sight and no control in it could
 * be reached instead: without one, nobody scrolls it by keyboard. Given to the box as its `ref`. The attribute is set
 * here, so that a page needs no state of its own for each of its boxes. Returns the function that ends it.
 */
export function scrollStop(box: HTMLElement | null): (() => void) | undefined {
  if (!box) return undefined;
  const measure = (): void => {
    const isCut = box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1;
    if (isCut && box.querySelector(CONTROLS) === null) box.tabIndex = 0;
    // Somebody who stands on it stays there.
    else if (document.activeElement !== box) box.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(measure);
  const contents = new MutationObserver(measure);
  sizes.observe(box);
  contents.observe(box, { childList: true, characterData: true, subtree: true });
  // A picture grows once it has arrived.
  box.addEventListener('load', measure, true);
  measure();
  return () => {
    sizes.disconnect();
    contents.disconnect();
    box.removeEventListener('load', measure, true);
  };
}
