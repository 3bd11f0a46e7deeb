import { stored, tryStore } from './stored';

const STORAGE_KEY = 'search_recent';
const KEPT = 8;

/** What a visitor looked for on this device. Signed-in people have theirs in the service, on every device. */
export function readRecentWords(): string[] {
  const words = stored(localStorage, STORAGE_KEY);
  return Array.isArray(words) ? words.filter((word) => typeof word === 'string').slice(0, KEPT) : [];
}

export function keepRecentWord(word: string): void {
  const words = [word, ...readRecentWords().filter((known) => known !== word)];
  tryStore(localStorage, STORAGE_KEY, JSON.stringify(words.slice(0, KEPT)));
}

export const forgetRecentWords = (): void => localStorage.removeItem(STORAGE_KEY);
