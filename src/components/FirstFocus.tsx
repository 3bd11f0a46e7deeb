import { useEffect, useRef } from 'react';

const FIELD = ':is(input:not([type="hidden"]), textarea, select):not(:disabled)';
const FRAME = '[role="dialog"]';
/** Where antd puts the focus of a dialog by itself. */
const NOWHERE = `body, ${FRAME}, .ant-modal-close, .ant-drawer-close`;

/** antd puts an invisible field of its own at the head of its forms; it must not take the focus. */
const isDrawn = (element: HTMLElement): boolean =>
  getComputedStyle(element).display !== 'none' && element.closest('[hidden]') === null;

const begin = (frame: Element, first: HTMLElement): void => {
  const { activeElement } = document;
  if (!activeElement || activeElement.matches(NOWHERE) || !frame.contains(activeElement)) first.focus();
};

/**
 * Within a dialog: puts the focus on its first field as soon as there is one, or, in a dialog without fields, on the
 * button marked `data-first`. A focus that is already on a control inside the dialog is left alone.
 */
export function FirstFocus() {
  const mark = useRef<HTMLSpanElement>(null);
  const isDone = useRef(false);
  useEffect(() => {
    const frame = mark.current?.closest(FRAME);
    if (!frame || isDone.current) return;
    const first =
      [...frame.querySelectorAll<HTMLElement>(FIELD)].find(isDrawn) ??
      frame.querySelector<HTMLElement>('[data-first]');
    if (!first) return;
    isDone.current = true;
    begin(frame, first);
    // A drawer focuses itself in an effect that runs later, so the focus is set once more after it.
    queueMicrotask(() => begin(frame, first));
  });
  return <span ref={mark} hidden />;
}
