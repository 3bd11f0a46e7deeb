/** Whether no element has the focus. A modal dialog may hold it itself once the element in it has been removed. */
const isNowhere = (): boolean => {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.localName === 'dialog';
};

/**
 * Calls `handle` when the element inside `root` that has the focus is removed, so that the focus can go to a useful
 * place; the next press of the Tab key would otherwise begin at the top of the page.
 * @returns the function that ends it.
 */
export function onFocusLost(root: HTMLElement, handle: () => void): () => void {
  let focused: EventTarget | null = null;
  const remember = ({ target }: FocusEvent): void => {
    focused = target;
  };
  // A press beside everything leaves the element deliberately. Some browsers also report an element that is removed.
  const forget = ({ target, relatedTarget }: FocusEvent): void => {
    if (relatedTarget) return;
    queueMicrotask(() => {
      if (focused === target && target instanceof Node && target.isConnected) focused = null;
    });
  };
  const observer = new MutationObserver(() => {
    if (!(focused instanceof Node) || focused.isConnected) return;
    focused = null;
    if (isNowhere()) handle();
  });
  root.addEventListener('focusin', remember);
  root.addEventListener('focusout', forget);
  observer.observe(root, { childList: true, subtree: true });
  return () => {
    root.removeEventListener('focusin', remember);
    root.removeEventListener('focusout', forget);
    observer.disconnect();
  };
}
