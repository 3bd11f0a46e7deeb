const HEADING = 'h1, h2, h3, h4';
const FIELD = ':is(input:not([type="hidden"]), textarea, select)';
/** Where a new step begins: its heading, or the first thing to fill in. All that a dialog asks for is one form. */
const beginningIn = (frame: HTMLElement): string => `${HEADING}, ${dialogOf(frame) ? '' : 'form '}${FIELD}`;

type Parts = readonly HTMLElement[];

const within = (roots: Parts, selector: string): HTMLElement[] =>
  roots.flatMap((root) => [
    ...(root.matches(selector) ? [root] : []),
    ...root.querySelectorAll<HTMLElement>(selector),
  ]);

const around = (element: HTMLElement, frame: HTMLElement): HTMLElement[] => {
  const parts: HTMLElement[] = [];
  for (let at = element.parentElement; at && at !== frame; at = at.parentElement) parts.push(at);
  return parts;
};

function moveTo(element: HTMLElement): void {
  if (element.matches(HEADING)) element.tabIndex = -1;
  element.focus();
}

/**
 * antd puts an invisible field of its own at the head of its forms, and on a phone a page may hide a whole part with its
 * heading: neither must be given the focus.
 */
const isDrawn = (element: HTMLElement): boolean =>
  element.checkVisibility?.() ?? getComputedStyle(element).display !== 'none';

/** A control that can no longer be used, such as the button to the next page on the last one, loses the focus too. */
const isOff = (element: HTMLElement): boolean =>
  element.matches(':disabled') || (element.matches('[aria-disabled="true"]') && element.tabIndex < 0);

const DIALOG = '[role="dialog"][aria-modal="true"]';
const dialogOf = (frame: HTMLElement): HTMLElement | null => frame.closest<HTMLElement>(DIALOG);

/** A modal dialog over the frame keeps the focus itself; a lost focus below it is handled once it has closed. */
const isCovered = (frame: HTMLElement): boolean => {
  const open = [...document.querySelectorAll(DIALOG)].filter(
    (dialog) => dialog.closest('[style*="display: none"]') === null,
  );
  const top = open.at(-1);
  return top !== undefined && !top.contains(frame);
};

/**
 * The element that had the focus, and its ancestors from the inside out: once it is removed they cannot be found any
 * more.
 */
interface Place {
  element: HTMLElement;
  parts: Parts;
}

/** What stood in the frame when one of its elements was last given the focus, before this code had been loaded. */
export interface Seen {
  /** The path of that event. */
  path: readonly EventTarget[];
  elements: ReadonlySet<Element>;
}

/** The place of an element when it got the focus, from the path of that event. */
function placeOf(path: readonly EventTarget[], frame: HTMLElement): Place | null {
  const [element, ...above] = path.filter((part) => part instanceof HTMLElement);
  return element && above.includes(frame) ? { element, parts: above.slice(0, above.indexOf(frame)) } : null;
}

/** The element of a dialog that can have the focus itself. */
const shellOf = (frame: HTMLElement): HTMLElement | null =>
  dialogOf(frame)?.closest<HTMLElement>('[tabindex="-1"]') ?? null;

/** Where a dialog begins; for a page, its heading. */
const topOf = (frame: HTMLElement): HTMLElement | null =>
  shellOf(frame) ?? document.querySelector<HTMLElement>('main h1');

/** A dialog that has just finished opening takes a focus that is lost to its own shell, which says nothing. */
const isNowhere = (frame: HTMLElement): boolean =>
  [null, document.body, shellOf(frame)].some((place) => place === document.activeElement);

const isLost = ({ element }: Place, frame: HTMLElement): boolean =>
  (!element.isConnected || isOff(element)) && isNowhere(frame) && !isCovered(frame);

/** The next element to focus. `openers` holds, by section, the text of the button that was replaced by a step. */
function nextOf(
  { element, parts }: Place,
  frame: HTMLElement,
  added: Parts,
  openers: WeakMap<HTMLElement, string | null>,
): HTMLElement | null {
  const standing = parts.filter((part) => part.isConnected);
  const section = standing.find((part) => part.matches('section')) ?? frame;
  const fresh = added.filter((part) => section.contains(part));
  const beginnings = within(fresh, beginningIn(frame)).filter(isDrawn);
  const beginning = beginnings.find((part) => part.matches('h1')) ?? beginnings[0];
  if (beginning) {
    if (!element.closest('form')) openers.set(section, element.textContent);
    return beginning;
  }
  const opener = openers.get(section);
  return (
    within(fresh, 'button').find(({ textContent }) => textContent === opener) ??
    standing.find((part) => part.matches('form'))?.querySelector<HTMLElement>('[type="submit"]') ??
    // The heading of its own row if that has one, otherwise the first heading of the section.
    [...standing, section].map((part) => part.querySelector<HTMLElement>(HEADING)).find(Boolean) ??
    topOf(frame)
  );
}

/**
 * Within this frame a lost focus moves to the beginning of the new step; when the step is cancelled, back to the button
 * that opened it; otherwise to the submit button of the same form or the nearest heading.
 * @returns the function that ends it.
 */
export function keepFocus(root: HTMLElement, seen?: Seen): () => void {
  const openers = new WeakMap<HTMLElement, string | null>();
  let last: Place | null = null;
  const note = (element: EventTarget | null): void => {
    if (element instanceof HTMLElement && root.contains(element))
      last = { element, parts: around(element, root) };
  };
  const remember = ({ target }: FocusEvent): void => note(target);
  /** A reader who clicks beside everything has left deliberately, and the focus is not moved. */
  const forget = ({ target, relatedTarget }: FocusEvent): void => {
    if (relatedTarget && relatedTarget !== shellOf(root)) return;
    queueMicrotask(() => {
      if (last?.element === target && last?.element.isConnected && !isOff(last.element)) last = null;
    });
  };
  const goOn = (fresh: readonly Node[]): void => {
    // After a change of page, that page's own heading takes the focus.
    if (!root.isConnected || !last || !isLost(last, root)) return;
    const parts = fresh.filter((node) => node instanceof HTMLElement);
    const next = nextOf(last, root, parts, openers);
    if (!next) return;
    last = null;
    moveTo(next);
  };
  const observer = new MutationObserver((records) => {
    goOn(records.flatMap(({ addedNodes }) => [...addedNodes]));
    // The browser takes the focus from a control that is switched off only when it draws the page.
    if (last && isOff(last.element)) requestAnimationFrame(() => goOn([]));
  });
  // A dialog that the element opened returns the focus to it; a reader who has gone elsewhere meanwhile is not moved.
  const before = placeOf(seen?.path ?? [], root);
  if (before && (isCovered(root) || !before.element.isConnected)) last = before;
  note(document.activeElement);
  root.addEventListener('focusin', remember);
  root.addEventListener('focusout', forget);
  // The body, because a dialog that returns the focus to a removed button is outside the frame.
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'aria-disabled'],
  });
  goOn([...root.querySelectorAll('*')].filter((element) => !seen?.elements.has(element)));
  return () => {
    root.removeEventListener('focusin', remember);
    root.removeEventListener('focusout', forget);
    observer.disconnect();
  };
}
