/** One tab works under a name; null when another one does. */
export const claimName = (userId: number, name: string): Promise<(() => void) | null> =>
  new Promise((answer) => {
    if (!navigator.locks) return answer(() => undefined);
    void navigator.locks.request(`kaichuang-${userId}-${name}`, { ifAvailable: true }, (lock) => {
      if (lock) return new Promise<void>((release) => answer(release));
      answer(null);
    });
  });
