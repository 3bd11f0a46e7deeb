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
