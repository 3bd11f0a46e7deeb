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
/** In the capture phase: what was waiting runs before any handler of the click, whose target is fixed by then. */
const CAPTURE = { capture: true };

/** Touch presses also fire mouse events, in the same order, when the focus moves. */
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
 * Runs at once, or when the current press is over: what a field shows or writes on blur could move the pressed button
 * from under the pointer, and the click would be lost. Returns the function that cancels it.
 */
export function afterPress(run: () => void): () => void {
  if (!isPressing) {
    run();
    return () => undefined;
  }
  waiting.add(run);
  return () => void waiting.delete(run);
}
