/** The interface is Chinese until somebody chooses otherwise (req:spec-languages). */
export const DEFAULT_LOCALE = 'zh-CN';

/** What a language lacks comes from English (req:spec-languages). */
export const FALLBACK_LOCALE = 'en-US';

/** Languages written from right to left, by their first two letters (req:spec-languages). */
export const RTL_LANGUAGES = ['he', 'ar', 'fa', 'ku'] as const;

/** Languages in which all is said: somebody may choose one of them for what is sent to the own address. */
export const COMPLETE_LOCALES = [
  'zh-CN',
  'zh-TW',
  'en-US',
  'de-DE',
  'fr-FR',
  'es-ES',
  'pt-BR',
  'ru-RU',
  'ja-JP',
  'ko-KR',
  'ar-EG',
] as const;
export type CompleteLocale = (typeof COMPLETE_LOCALES)[number];

/** Beside the app's files: what the service itself says in each language that says all of it, by the ids of words. */
export const SERVICE_TEXTS_FILE = 'service-texts.json';
export type ServiceTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;
