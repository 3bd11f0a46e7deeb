/** What a form of this page holds that the service has not. */
export interface UnsentWork {
  /** Sends what waited, once its person has signed in again. */
  resume?: () => void;
}

const held = new Set<UnsentWork>();
const listeners = new Set<() => void>();
const tell = (): void => {
  for (const listener of listeners) listener();
};

/** While anything is held, a lost session is signed in for over the page instead of leaving it. Answers how to let go. */
export function holdUnsent(work: UnsentWork): () => void {
  held.add(work);
  tell();
  return () => {
    if (held.delete(work)) tell();
  };
}

export const hasUnsent = (): boolean => held.size > 0;

export const resumeUnsent = (): void => {
  for (const { resume } of held) resume?.();
};

export function onUnsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
