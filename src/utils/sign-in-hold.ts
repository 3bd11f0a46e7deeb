/** Resolves to true once the person has signed in again, to false when they will not. */
export type SignInHandler = () => Promise<boolean>;

let stay: SignInHandler | null = null;
let asking: Promise<boolean> | null = null;

/**
 * A page with unsaved work keeps it on the screen: instead of leaving for /login, a lost session
 * calls `handler` (a dialog over the form), and the refused calls are sent again afterwards.
 * Returns the function that lets go.
 */
export function holdForSignIn(handler: SignInHandler): () => void {
  stay = handler;
  return () => {
    if (stay === handler) stay = null;
  };
}

export const isHeldForSignIn = (): boolean => stay !== null;

/** Several calls may be refused at once; the dialog opens once for all of them. */
export function askToSignIn(): Promise<boolean> {
  if (!stay) return Promise.resolve(false);
  asking ??= stay().finally(() => {
    asking = null;
  });
  return asking;
}
