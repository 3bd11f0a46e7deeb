/** A view that changes outside React, and who looks at it. */
export const observable = <View extends object>(first: View) => {
  let view = first;
  const listeners = new Set<() => void>();
  return {
    view: (): View => view,
    update: (next: Partial<View>): void => {
      view = { ...view, ...next };
      for (const listener of listeners) listener();
    },
    /** Answers how to stop listening. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    hasListeners: (): boolean => listeners.size > 0,
    /** Nobody is told any more. */
    end: (): void => listeners.clear(),
  };
};
export type Observable<View extends object> = ReturnType<typeof observable<View>>;
