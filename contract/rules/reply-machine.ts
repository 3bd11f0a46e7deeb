import type { DemandStatus } from '@contract/demand-choices';
import type { ReplyEvent, ReplyStatus, ShownReplyStatus } from '@contract/reply-choices';

export type ReplyActor = 'owner' | 'replier';

export interface ReplyTransition {
  event: ReplyEvent;
  from: readonly ReplyStatus[];
  to: ReplyStatus;
  by: ReplyActor;
  /** It disappoints the other side, so a reason is required and shown. */
  reason?: true;
}

/** Every transition of a 对接申请 (req:product-reply). */
export const REPLY_TRANSITIONS: readonly ReplyTransition[] = [
  { event: 'accept', from: ['pending'], to: 'accepted', by: 'owner' },
  { event: 'decline', from: ['pending', 'accepted'], to: 'declined', by: 'owner', reason: true },
  { event: 'withdraw', from: ['pending', 'accepted'], to: 'withdrawn', by: 'replier' },
];

/** Statuses in which both sides may write. */
export const OPEN_REPLY: readonly ReplyStatus[] = ['pending', 'accepted'];

export const replyTransition = (event: ReplyEvent, from: ReplyStatus): ReplyTransition | undefined =>
  REPLY_TRANSITIONS.find((row) => row.event === event && row.from.includes(from));

/**
 * Status of a reply given that of its demand: closing a demand ends every open conversation, solving it ends those that
 * still waited for an answer.
 */
export const replyStatusAt = (status: ReplyStatus, demand: DemandStatus): ShownReplyStatus => {
  const isEnded =
    demand === 'closed' ? OPEN_REPLY.includes(status) : demand === 'solved' && status === 'pending';
  return isEnded ? 'ended' : status;
};

/** Statuses of a demand in which a conversation can be started or accepted. */
const TAKEN_UP: readonly DemandStatus[] = ['published', 'matching'];

/** Events that this side may start now; the thread shows a button for each. */
export const replyActions = (
  status: ShownReplyStatus,
  actor: ReplyActor,
  demand: DemandStatus = 'published',
): ReplyEvent[] =>
  REPLY_TRANSITIONS.filter((row) => row.by === actor && row.from.some((from) => from === status))
    .map(({ event }) => event)
    .filter((event) => event !== 'accept' || TAKEN_UP.includes(demand));
