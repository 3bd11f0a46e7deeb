// The business constants (req:spec-constants) of how the site looks and reads. The languages themselves stand in
// contract/locale.ts, what the build acts on in config/settings.ts.

/** The theme of a site that chose none. */
export const DEFAULT_THEME = 'default';

/** Where the chosen locale is kept (req:spec-locale-storage); Umi's locale plugin reads the same key. */
export const LOCALE_STORAGE_KEY = 'umi_locale';

/** A spinner that would vanish at once is worse than none, so it waits this long. */
export const LAZY_DELAY_MS = 200;

/** Width a folding menu assumes for an entry it has not measured yet. */
export const OVERFLOW_ITEM_WIDTH_PX = 10;
