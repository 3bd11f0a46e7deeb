export const REPLY_STATUSES = ['pending', 'accepted', 'declined', 'withdrawn'] as const;
export type ReplyStatus = (typeof REPLY_STATUSES)[number];
export const REPLY_EVENTS = ['accept', 'decline', 'withdraw'] as const;
export type ReplyEvent = (typeof REPLY_EVENTS)[number];
export type ReplyActor = 'owner' | 'replier';

export interface ReplyTransition {
  event: ReplyEvent;
  from: readonly ReplyStatus[];
  to: ReplyStatus;
  by: ReplyActor;
  /** It ends somebody's hope: a reason is asked for and shown. */
  reason?: true;
}

/** Every arrow of a 对接申请 (req:product-reply). */
export const REPLY_TRANSITIONS: readonly ReplyTransition[] = [
  { event: 'accept', from: ['pending'], to: 'accepted', by: 'owner' },
  { event: 'decline', from: ['pending', 'accepted'], to: 'declined', by: 'owner', reason: true },
  { event: 'withdraw', from: ['pending', 'accepted'], to: 'withdrawn', by: 'replier' },
];

/** While one of these stands, both sides may write. */
export const OPEN_REPLY: readonly ReplyStatus[] = ['pending', 'accepted'];

export const replyTransition = (event: ReplyEvent, from: ReplyStatus): ReplyTransition | undefined =>
  REPLY_TRANSITIONS.find((row) => row.event === event && row.from.includes(from));

/** What this side may do now: the buttons of the thread. */
export const replyActions = (status: ReplyStatus, actor: ReplyActor): ReplyEvent[] =>
  REPLY_TRANSITIONS.filter((row) => row.by === actor && row.from.includes(status)).map(({ event }) => event);
