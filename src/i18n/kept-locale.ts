import { DEFAULT_LOCALE } from '@contract/locale';
import { LOCALE_STORAGE_KEY } from '@/constants/appearance';
import { keepsNothing } from '@/utils/stored';

/** False when the choice could not be stored and holds for this page only. */
export const isLocaleKept = (lang: string): boolean =>
  (localStorage.getItem(LOCALE_STORAGE_KEY) ?? DEFAULT_LOCALE) === lang && !keepsNothing();
