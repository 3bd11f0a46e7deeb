import { RTL_LANGUAGES } from '@contract/locale';

/** Which way a language is written; `locale` is a code such as ar-EG. */
export const directionOf = (locale: string): 'ltr' | 'rtl' =>
  RTL_LANGUAGES.some((language) => locale.split('-')[0] === language) ? 'rtl' : 'ltr';
