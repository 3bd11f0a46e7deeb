import type { Locale } from 'antd/es/locale';
import { useSyncExternalStore } from 'react';

let current: Locale | null = null;
const listeners = new Set<() => void>();

/** antd's words in the chosen language; null means the Chinese that comes with the antd layout. */
export function setComponentLocale(locale: Locale | null): void {
  current = locale;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const useComponentLocale = (): Locale | null =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
