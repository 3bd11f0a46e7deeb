import { tryStore } from './stored';

const STORAGE_KEY = 'shortcuts';

/** Single-key shortcuts can be switched off: speech input and shaky hands press keys nobody meant (WCAG 2.1.4). */
export const areShortcutsOn = (): boolean => localStorage.getItem(STORAGE_KEY) !== 'off';

export function switchShortcuts(on: boolean): void {
  if (on) localStorage.removeItem(STORAGE_KEY);
  else tryStore(localStorage, STORAGE_KEY, 'off');
}
