export const REPLY_STATUSES = ['pending', 'accepted', 'declined', 'withdrawn'] as const;
export type ReplyStatus = (typeof REPLY_STATUSES)[number];
/** Statuses as shown. 已结束 is never stored; it is derived from the status of the demand. */
export const SHOWN_REPLY_STATUSES = [...REPLY_STATUSES, 'ended'] as const;
export type ShownReplyStatus = (typeof SHOWN_REPLY_STATUSES)[number];
export const REPLY_EVENTS = ['accept', 'decline', 'withdraw'] as const;
export type ReplyEvent = (typeof REPLY_EVENTS)[number];

/** Kept apart from the schemas, because the form needs it without TypeBox. */
export const REPLY_LIMITS = { text: { min: 5, max: 1000 } } as const;
