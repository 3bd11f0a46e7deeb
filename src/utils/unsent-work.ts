/** What a form of this page holds that the service has not. */
export interface UnsentWork {
  /** Sends what waited, once its person has signed in again. */
  resume?: () => void;
}

const held = new Set<UnsentWork>();
/** The place of signing in over the page, of which there is one. */
let tell = (): void => undefined;

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
  tell = listener;
  return () => {
    tell = () => undefined;
  };
}
