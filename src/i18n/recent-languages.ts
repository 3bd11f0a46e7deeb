import { tryStore } from '@/utils/stored';

const STORAGE_KEY = 'recent_languages';
const KEPT = 4;
const CODE = /^[a-z]{2}-[A-Z]{2}$/;

/** The languages this device was last read in, newest first. */
export function recentLanguages(): string[] {
  return (localStorage.getItem(STORAGE_KEY) ?? '').split(',').filter((code) => CODE.test(code));
}

export function keepRecentLanguage(lang: string): void {
  const codes = [lang, ...recentLanguages().filter((known) => known !== lang)];
  tryStore(localStorage, STORAGE_KEY, codes.slice(0, KEPT).join(','));
}
