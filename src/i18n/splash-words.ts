import { DEFAULT_LOCALE } from '@contract/locale';
import { directionOf } from '@contract/rules/direction';
import { getIntl } from '@umijs/max';
import { tryStore } from '@/utils/stored';
import type { MessageId } from './message-id';

/** Read by public/boot.js before anything of the app is there. */
const STORAGE_KEY = 'splash_words';

/** Words by the places where the splash shows them (plugins/html-shell.ts). */
const WORDS = {
  name: 'home.hero.self.title',
  loading: 'kit.loading.self.label',
  slow: 'kit.loading.long.label',
  failed: 'request.network.failure',
  retry: 'kit.error.retry.action',
} as const satisfies Record<string, MessageId>;

/**
 * Stores the splash words, so that the next start of the app on this device is in the reader's language from the first
 * moment.
 */
export function keepSplashWords(lang: string): void {
  if (lang === DEFAULT_LOCALE) {
    localStorage.removeItem(STORAGE_KEY);
    return;
  }
  const intl = getIntl(lang);
  const words = Object.entries(WORDS).map(([place, id]) => [place, intl.formatMessage({ id })]);
  tryStore(
    localStorage,
    STORAGE_KEY,
    JSON.stringify({ lang, dir: directionOf(lang), ...Object.fromEntries(words) }),
  );
}
