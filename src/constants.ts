/**
 * The business constants (req:spec-constants) that act in the app. What the service knows as well stands in
 * contract/limits.ts, contract/locale.ts and contract/permissions.ts, what the build acts on in config/settings.ts.
 * A constant is used at the place where it acts; its test watches the behaviour, not the number.
 */

/** The theme of a site that chose none. */
export const DEFAULT_THEME = 'default';

/** Where the chosen locale is kept (req:spec-locale-storage); Umi's locale plugin reads the same key. */
export const LOCALE_STORAGE_KEY = 'umi_locale';

/** A spinner that would vanish at once is worse than none, so it waits this long. */
export const LAZY_DELAY_MS = 200;

/** Answers of reading hooks are kept this long. */
export const DATA_CACHE_MS = 300_000;

/** Coming back to the window refreshes data at most this often. */
export const FOCUS_REFRESH_THROTTLE_MS = 5_000;

/** A load-more list fetches when its end is this near. */
export const LOAD_MORE_THRESHOLD_PX = 100;

/** Life of an answer in the request cache (option `cache`). */
export const REQUEST_CACHE_TTL_MS = 60_000;

/** 0 means that a request waits as long as the network does. */
export const REQUEST_TIMEOUT_MS = 0;

/** Notices that only echo what the page already shows. */
export const NOTICE_MS = 1_500;

/** The 提示 notice of body code 500 (req:spec-body-code). */
export const SERVER_NOTICE_MS = 3_000;

/** Error toasts, among them those of the data layer (req:spec-data-layer). */
export const TOAST_MS = 3_000;

/** antd's own default: an error notification carries a 问题编号 that takes time to copy. */
export const ERROR_NOTIFICATION_MS = 4_500;

/** At most one body-status warning in this time (req:spec-body-status). */
export const WARNING_THROTTLE_MS = 500;

/** Distance of the notification stack from the top edge, just below the 64 px header. */
export const NOTIFICATION_TOP_PX = 65;

/** Width a folding menu assumes for an entry it has not measured yet. */
export const OVERFLOW_ITEM_WIDTH_PX = 10;

/** Name of a download whose content-disposition names none (req:spec-downloads). */
export const DOWNLOAD_NAME = 'userfiles.zip';
