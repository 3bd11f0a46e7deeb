import { tryStore } from '@/utils/stored';

const STORAGE_KEY = 'period_open';

/**
 * Whether a period was open at the last visit on this device: space is reserved only then, because it would otherwise
 * collapse at every visit.
 */
export const wasPeriodOpen = (): boolean => localStorage.getItem(STORAGE_KEY) !== 'no';

export function rememberPeriod(isOpen: boolean): void {
  if (isOpen) localStorage.removeItem(STORAGE_KEY);
  else tryStore(localStorage, STORAGE_KEY, 'no');
}
