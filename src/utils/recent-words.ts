const STORAGE_KEY = 'search_recent';
const KEPT = 8;

/** What a visitor looked for on this device. Signed-in people have theirs in the service, on every device. */
export function readRecentWords(): string[] {
  const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
  return Array.isArray(stored) ? stored.filter((word) => typeof word === 'string').slice(0, KEPT) : [];
}

export function keepRecentWord(word: string): void {
  const words = [word, ...readRecentWords().filter((known) => known !== word)];
  localStorage.setItem(STORAGE_KEY, JSON.stringify(words.slice(0, KEPT)));
}

export const forgetRecentWords = (): void => localStorage.removeItem(STORAGE_KEY);
