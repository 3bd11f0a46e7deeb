let isPressing = false;
let isWatching = false;
const waiting = new Set<() => void>();

const end = (): void => {
  isPressing = false;
  const due = [...waiting];
  waiting.clear();
  for (const run of due) run();
};
const begin = ({ button }: MouseEvent): void => {
  if (button === 0) isPressing = true;
};
/** Caught on the way down: what waits is done before anybody hears of the click, whose place is settled by then. */
const CAPTURE = { capture: true };

/** Touch presses are mouse presses as well, one after the other, when the focus moves. */
export function watchPresses(): void {
  if (isWatching) return;
  isWatching = true;
  document.addEventListener('mousedown', begin, CAPTURE);
  // A press that becomes something else: a drag, a menu, another window, the keyboard.
  for (const type of ['mouseup', 'dragend', 'contextmenu', 'keydown', 'visibilitychange'])
    document.addEventListener(type, end, CAPTURE);
  window.addEventListener('blur', end);
}

/**
 * At once, or when the press under way is over: what a field shows or writes because it was left would move the button
 * that is being pressed from under the pointer, and the press would be lost. Answers what calls it off.
 */
export function afterPress(run: () => void): () => void {
  if (!isPressing) {
    run();
    return () => undefined;
  }
  waiting.add(run);
  return () => void waiting.delete(run);
}
