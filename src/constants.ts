/**
 * The business constants of the product (specification §9), each where its number was decided.
 * A constant is used at the place where it acts; its test watches the behaviour, not the number.
 */

/** §9: the theme of a site that chose none. */
export const DEFAULT_THEME = 'default';

/** §9: the interface is Chinese until somebody chooses otherwise. */
export const DEFAULT_LOCALE = 'zh-CN';

/** §3, §9: where the chosen locale is kept; Umi's locale plugin reads the same key. */
export const LOCALE_STORAGE_KEY = 'umi_locale';

/** §1: when the language changes, missing texts come from English. */
export const FALLBACK_LOCALE = 'en-US';

/** §1: languages written from right to left, by their first two letters. */
export const RTL_LANGUAGES = ['he', 'ar', 'fa', 'ku'] as const;

/** §9: a chunk that takes longer counts as failed; config/settings.ts gives webpack the same number. */
export const CHUNK_LOAD_TIMEOUT_MS = 120_000;

/** §9: a spinner that would vanish at once is worse than none, so it waits this long. */
export const LAZY_DELAY_MS = 200;

/** §9: answers of reading hooks are kept this long. */
export const DATA_CACHE_MS = 300_000;

/** §9: coming back to the window refreshes data at most this often. */
export const FOCUS_REFRESH_THROTTLE_MS = 5_000;

/** §7, §9: rows of a list page. */
export const PAGE_SIZE = 10;

/** §7, §9: number of the first page. */
export const FIRST_PAGE = 1;

/** §9: a load-more list fetches when its end is this near. */
export const LOAD_MORE_THRESHOLD_PX = 100;

/** §9: life of an answer in the request cache (option `cache`). */
export const REQUEST_CACHE_TTL_MS = 60_000;

/** §9: 0 means that a request waits as long as the network does. */
export const REQUEST_TIMEOUT_MS = 0;

/** §9: notices that only echo what the page already shows. */
export const NOTICE_MS = 1_500;

/** §8, §9: the 提示 notice of body code 500. */
export const SERVER_NOTICE_MS = 3_000;

/** §8, §9: error toasts, among them those of the data layer. */
export const TOAST_MS = 3_000;

/** antd's own default: an error notification carries a 问题编号 that takes time to copy. */
export const ERROR_NOTIFICATION_MS = 4_500;

/** §8, §9: at most one body-status warning in this time. */
export const WARNING_THROTTLE_MS = 500;

/** §9: distance of the notification stack from the top edge, just below the 64 px header. */
export const NOTIFICATION_TOP_PX = 65;

/** §9: the notification stack stands in the middle; antd places `top` there. */
export const NOTIFICATION_LEFT = '50%';

/** §9: the motion that brings a notification in and out; antd's own. */
export const NOTIFICATION_MOTION = 'fade';

/** §9: width a folding menu assumes for an entry it has not measured yet. */
export const OVERFLOW_ITEM_WIDTH_PX = 10;

/** §7, §9: name of a download whose content-disposition names none. */
export const DOWNLOAD_NAME = 'userfiles.zip';

/** §6, §9: the permission that opens everything. */
export const WILDCARD_PERMISSION = '*:*:*';

/** ux §5 trap 2: after this the splash offers 重试; public/boot.js counts. */
export const SPLASH_RETRY_MS = 8_000;
