/**
 * Claims a name for one tab of the browser at a time: resolves to the function that releases it, or to null while
 * another tab holds it.
 */
export const claimName = (name: string): Promise<(() => void) | null> =>
  new Promise((answer) => {
    // Without locks there is no other tab to share with (public/boot.js), or it cannot be detected.
    const alone = (): void => answer(() => undefined);
    if (!navigator.locks) return alone();
    navigator.locks
      .request(name, { ifAvailable: true }, (lock) => {
        if (lock) return new Promise<void>((release) => answer(release));
        answer(null);
      })
      .catch(alone);
  });
