import { stored, tryStore } from './stored';

const STORAGE_KEY = 'search_recent';
const KEPT = 8;

/** Recent keywords of a visitor on this device. Those of signed-in people are in the service, for all their devices. */
export function readRecentWords(): string[] {
  const words = stored(localStorage, STORAGE_KEY);
  return Array.isArray(words) ? words.filter((word) => typeof word === 'string').slice(0, KEPT) : [];
}

export function keepRecentWord(word: string): void {
  const words = [word, ...readRecentWords().filter((known) => known !== word)];
  tryStore(localStorage, STORAGE_KEY, JSON.stringify(words.slice(0, KEPT)));
}

export const forgetRecentWords = (): void => localStorage.removeItem(STORAGE_KEY);
