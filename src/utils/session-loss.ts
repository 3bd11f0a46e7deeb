const listeners = new Set<() => void>();

/** Called when the session was found dead, so that the page forgets who was signed in. */
export function onSessionLost(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function sessionLost(): void {
  for (const listener of listeners) listener();
}

/** How a session ended without its person asking for it in this tab. */
export type SessionEnd = 'expired' | 'elsewhere';

let end: SessionEnd | null = null;

/** Kept until somebody signs in or out here: whoever is asked to sign in again hears why. */
export const noteSessionEnd = (how: SessionEnd | null): void => {
  end = how;
};
export const sessionEnd = (): SessionEnd | null => end;
