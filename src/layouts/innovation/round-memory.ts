import { tryStore } from '@/utils/stored';

const STORAGE_KEY = 'round_open';

/** As it was when the area was last open on this device: a place held for nothing would fold up with every visit. */
export const wasRoundOpen = (): boolean => localStorage.getItem(STORAGE_KEY) !== 'no';

export function rememberRound(isOpen: boolean): void {
  if (isOpen) localStorage.removeItem(STORAGE_KEY);
  else tryStore(localStorage, STORAGE_KEY, 'no');
}
