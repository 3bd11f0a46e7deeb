/** One tab of a browser has a name at a time: answers how to let go of it, or null while another tab has it. */
export const claimName = (name: string): Promise<(() => void) | null> =>
  new Promise((answer) => {
    // Where there are no locks, there is no other tab to share with (public/boot.js), or it cannot be told.
    const alone = (): void => answer(() => undefined);
    if (!navigator.locks) return alone();
    navigator.locks
      .request(name, { ifAvailable: true }, (lock) => {
        if (lock) return new Promise<void>((release) => answer(release));
        answer(null);
      })
      .catch(alone);
  });
