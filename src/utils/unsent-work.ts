/** Input in a form of this page that the service does not have yet. */
export interface UnsentWork {
  /** Called once its person has signed in again, to send what was waiting. */
  resume?: () => void;
}

const held = new Set<UnsentWork>();
/** Notifies the one component that offers signing in over the page. */
let tell = (): void => undefined;

/**
 * While any work is held, a lost session is renewed in a dialog over the page instead of leaving it. Returns the
 * function that releases it.
 */
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
