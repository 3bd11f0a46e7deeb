/** A dialog waits for an answer. */
export const isAsked = (): boolean =>
  document.querySelector('dialog[open], [role="dialog"][aria-modal="true"]') !== null;
