const HEADING = 'h1, h2, h3, h4';
/** Where a new step begins: its heading, or the first thing to fill in. */
const BEGINNING = `${HEADING}, form :is(input:not([type="hidden"]), textarea, select)`;

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

const isNowhere = (): boolean => (document.activeElement ?? document.body) === document.body;

function moveTo(element: HTMLElement): void {
  if (element.matches(HEADING)) element.tabIndex = -1;
  element.focus();
}

/** The component library puts a field of its own, which nobody sees, at the head of its forms. */
const isDrawn = (element: HTMLElement): boolean => getComputedStyle(element).display !== 'none';

/** A dialog over the page keeps the focus itself; whatever is gone below it is looked for once it has closed. */
const isCovered = (): boolean =>
  [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')].some(
    (dialog) => dialog.closest('[style*="display: none"]') === null,
  );

/** What had the focus, and what stood around it, from the inside out: once it is gone nobody can tell any more. */
interface Place {
  element: HTMLElement;
  parts: Parts;
}

/** Where it stood when it got the focus, from the path of that event. */
function placeOf(path: readonly EventTarget[], frame: HTMLElement): Place | null {
  const [element, ...above] = path.filter((part) => part instanceof HTMLElement);
  return element && above.includes(frame) ? { element, parts: above.slice(0, above.indexOf(frame)) } : null;
}

/** What may have come in its place before anybody watched: the step that is filled in where it stood. */
const stepBeside = ({ parts }: Place): HTMLElement[] => {
  const around = parts.find((part) => part.isConnected);
  return [...(around?.children ?? [])].filter(
    (part): part is HTMLElement => part instanceof HTMLElement && part.querySelector('form') !== null,
  );
};

const isLost = ({ element }: Place): boolean => !element.isConnected && isNowhere() && !isCovered();

/** Where the focus goes on to. The openers are the buttons that gave way to a step, by the section they stood in. */
function nextOf(
  { element, parts }: Place,
  frame: HTMLElement,
  added: Parts,
  openers: WeakMap<HTMLElement, string | null>,
): HTMLElement | null {
  const standing = parts.filter((part) => part.isConnected);
  const section = standing.find((part) => part.matches('section')) ?? frame;
  const fresh = added.filter((part) => section.contains(part));
  const beginning = within(fresh, BEGINNING).find(isDrawn);
  if (beginning) {
    if (!element.closest('form')) openers.set(section, element.textContent);
    return beginning;
  }
  const opener = openers.get(section);
  return (
    within(fresh, 'button').find(({ textContent }) => textContent === opener) ??
    standing.find((part) => part.matches('form'))?.querySelector<HTMLElement>('[type="submit"]') ??
    // Its own row, where the row bears a name; not the first of them all.
    [...standing, section].map((part) => part.querySelector<HTMLElement>(HEADING)).find(Boolean) ??
    document.querySelector<HTMLElement>('main h1')
  );
}

/**
 * Within this frame the focus goes on to where the new step begins; back to the button that opened the step when that is
 * given up; else to the button of the same form, or to the nearest heading around it. `first` is the path of what had it when this was asked for.
 * @returns how to end it.
 */
export function keepFocus(root: HTMLElement, first: readonly EventTarget[] = []): () => void {
  const openers = new WeakMap<HTMLElement, string | null>();
  let last: Place | null = null;
  const note = (element: EventTarget | null): void => {
    if (element instanceof HTMLElement && root.contains(element))
      last = { element, parts: around(element, root) };
  };
  const remember = ({ target }: FocusEvent): void => note(target);
  /** Whoever clicks beside everything has left of their own accord, and is not brought back. */
  const forget = ({ target, relatedTarget }: FocusEvent): void => {
    if (relatedTarget) return;
    queueMicrotask(() => {
      if (last?.element === target && last?.element.isConnected) last = null;
    });
  };
  const goOn = (added: (place: Place) => Parts): void => {
    // Another page begins where its own heading says.
    if (!root.isConnected || !last || !isLost(last)) return;
    const next = nextOf(last, root, added(last), openers);
    if (next) moveTo(next);
  };
  const observer = new MutationObserver((records) =>
    goOn(() =>
      records.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof HTMLElement),
    ),
  );
  // A dialog that opened from it hands the focus back; who has gone elsewhere meanwhile is not brought back.
  const before = placeOf(first, root);
  if (before && (isCovered() || !before.element.isConnected)) last = before;
  note(document.activeElement);
  root.addEventListener('focusin', remember);
  root.addEventListener('focusout', forget);
  // A dialog that hands the focus back to a button that is gone stands outside the frame.
  observer.observe(document.body, { childList: true, subtree: true });
  goOn(stepBeside);
  return () => {
    root.removeEventListener('focusin', remember);
    root.removeEventListener('focusout', forget);
    observer.disconnect();
  };
}
