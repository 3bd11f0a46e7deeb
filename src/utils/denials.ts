/** What the service refused because whoever asked may not, or may not any more. */
export interface Denial {
  /** The service's own words, in the reader's language. */
  words: string;
  errorCode: string | undefined;
  /** Something was pressed; false where the page only read, or did it by itself. */
  isAct: boolean;
  /** What is not theirs to see does not exist for them: only their rights tell whether it is gone, or theirs no more. */
  isHidden: boolean;
}

type Listener = (denial: Denial) => void;
const listeners = new Set<Listener>();

/** Called when the service says that a right is missing which the page counted on. */
export function onDenied(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function denied(denial: Denial): void {
  for (const listener of listeners) listener(denial);
}
