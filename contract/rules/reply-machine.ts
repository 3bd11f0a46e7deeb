import type { DemandStatus } from '@contract/demand-choices';
import type { ReplyEvent, ReplyStatus, ShownReplyStatus } from '@contract/reply-choices';

export type ReplyActor = 'owner' | 'replier';

export interface ReplyTransition {
  event: ReplyEvent;
  from: readonly ReplyStatus[];
  to: ReplyStatus;
  by: ReplyActor;
  /** It ends somebody's hope: a reason is asked for and shown. */
  reason?: true;
}

/** Every transition of a 对接申请 (req:product-reply). */
export const REPLY_TRANSITIONS: readonly ReplyTransition[] = [
  { event: 'accept', from: ['pending'], to: 'accepted', by: 'owner' },
  { event: 'decline', from: ['pending', 'accepted'], to: 'declined', by: 'owner', reason: true },
  { event: 'withdraw', from: ['pending', 'accepted'], to: 'withdrawn', by: 'replier' },
];

/** While one of these stands, both sides may write. */
export const OPEN_REPLY: readonly ReplyStatus[] = ['pending', 'accepted'];

export const replyTransition = (event: ReplyEvent, from: ReplyStatus): ReplyTransition | undefined =>
  REPLY_TRANSITIONS.find((row) => row.event === event && row.from.includes(from));

/**
 * Where it stands beside its demand: a demand that is closed ends every conversation, one that is solved those that
 * waited for an answer.
 */
export const replyStatusAt = (status: ReplyStatus, demand: DemandStatus): ShownReplyStatus => {
  const isEnded =
    demand === 'closed' ? OPEN_REPLY.includes(status) : demand === 'solved' && status === 'pending';
  return isEnded ? 'ended' : status;
};

/** While one of these stands, a conversation may be taken up. */
const TAKEN_UP: readonly DemandStatus[] = ['published', 'matching'];

/** What this side may do now: the buttons of the thread. */
export const replyActions = (
  status: ShownReplyStatus,
  actor: ReplyActor,
  demand: DemandStatus = 'published',
): ReplyEvent[] =>
  REPLY_TRANSITIONS.filter((row) => row.by === actor && row.from.some((from) => from === status))
    .map(({ event }) => event)
    .filter((event) => event !== 'accept' || TAKEN_UP.includes(demand));
