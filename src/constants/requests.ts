import { MINUTE_MS } from '@contract/time-units';
// The business constants (req:spec-constants) of fetching. Those that the service uses too are in contract/limits.ts.

/** 0 means that a request waits as long as the network does. */
export const REQUEST_TIMEOUT_MS = 0;

/** Life of an answer in the request cache (option `cache`). */
export const REQUEST_CACHE_TTL_MS = MINUTE_MS;

/** Answers of reading hooks are kept this long. */
export const DATA_CACHE_MS = 300_000;

/** Coming back to the window refreshes data at most this often. */
export const FOCUS_REFRESH_THROTTLE_MS = 5_000;

/** A load-more list fetches when its end is this near. */
export const LOAD_MORE_THRESHOLD_PX = 100;

/** Name of a download whose content-disposition names none (req:spec-downloads). */
export const DOWNLOAD_NAME = 'userfiles.zip';
