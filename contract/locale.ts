/** The interface is Chinese until somebody chooses otherwise (req:spec-languages). */
export const DEFAULT_LOCALE = 'zh-CN';

/** What a language lacks comes from English (req:spec-languages). */
export const FALLBACK_LOCALE = 'en-US';

/** Languages written from right to left, by their first two letters (req:spec-languages). */
export const RTL_LANGUAGES = ['he', 'ar', 'fa', 'ku'] as const;
