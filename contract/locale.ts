/** The interface is Chinese until somebody chooses otherwise (req:spec-languages). */
export const DEFAULT_LOCALE = 'zh-CN';

/** What a language lacks comes from English (req:spec-languages). */
export const FALLBACK_LOCALE = 'en-US';

/** Languages written from right to left, by their first two letters (req:spec-languages). */
export const RTL_LANGUAGES = ['he', 'ar', 'fa', 'ku'] as const;

/** Languages with complete texts; a person may choose one of them for the messages sent to them. */
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

/**
 * File beside those of the app: the texts that the service itself sends, by language and text id, for every complete
 * language.
 */
export const SERVICE_TEXTS_FILE = 'service-texts.json';
export type ServiceTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;
