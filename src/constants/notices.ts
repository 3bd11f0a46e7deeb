// The business constants (req:spec-constants) for passing notices. Each constant is used where it takes effect; its
// test checks the behaviour, not the number.

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
