import { useEffect, useRef } from 'react';

const FIELD = ':is(input:not([type="hidden"]), textarea, select):not(:disabled)';
const FRAME = '[role="dialog"]';
/** Where antd puts the focus of a dialog by itself. */
const NOWHERE = `body, ${FRAME}, .ant-modal-close, .ant-drawer-close`;

/** The component library puts a field of its own, which nobody sees, at the head of its forms. */
const isDrawn = (element: HTMLElement): boolean =>
  getComputedStyle(element).display !== 'none' && element.closest('[hidden]') === null;

const begin = (frame: Element, first: HTMLElement): void => {
  const { activeElement } = document;
  if (!activeElement || activeElement.matches(NOWHERE) || !frame.contains(activeElement)) first.focus();
};

/**
 * In a dialog: whoever opens it starts at its first field, as soon as there is one; where none is asked, at the button
 * marked `data-first`. A focus that is at work already stays where it is.
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
    // A drawer takes the focus to itself with the effects that follow.
    queueMicrotask(() => begin(frame, first));
  });
  return <span ref={mark} hidden />;
}
