/** A view state that changes outside React, with its subscribers. */
export const observable = <View extends object>(first: View) => {
  let view = first;
  const listeners = new Set<() => void>();
  return {
    view: (): View => view,
    update: (next: Partial<View>): void => {
      view = { ...view, ...next };
      for (const listener of listeners) listener();
    },
    /** Returns the function that unsubscribes. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    hasListeners: (): boolean => listeners.size > 0,
    /** Removes all subscribers. */
    end: (): void => listeners.clear(),
  };
};
export type Observable<View extends object> = ReturnType<typeof observable<View>>;
