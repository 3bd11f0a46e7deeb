import { type Static, Type } from 'typebox';
import { DEMAND_ENDINGS, DEMAND_STATUSES } from './demand-choices';
import { data, endpointTable, rows } from './endpoint';
import { REPLY_EVENTS, REPLY_LIMITS, SHOWN_REPLY_STATUSES } from './reply-choices';
import { Closed, Id, IdParams, listQuery, Nullable, OneOf, Text, Time, Version } from './schema';

const Words = Type.String({ minLength: REPLY_LIMITS.text.min, maxLength: REPLY_LIMITS.text.max });
const Word = Type.String({ minLength: 1, maxLength: REPLY_LIMITS.text.max });
const ReplyMessage = Closed({
  id: Id,
  mine: Type.Boolean(),
  by: Text(40),
  text: Text(REPLY_LIMITS.text.max * 2),
  at: Time,
});

/** Why the other side's contact details are shown or kept back. */
const REPLY_GATES = ['open', 'waiting', 'member'] as const;

/** 对接申请, as one of its two sides sees it. */
export const DemandReply = Closed({
  id: Id,
  demandId: Id,
  demandTitle: Text(80),
  by: Text(40),
  /** Unit of the person who asked, at the time of asking. */
  unitName: Text(120),
  /** That person's unit now if it is a different one, empty if they have none; only for the owner of the demand. */
  unitNow: Nullable(Text(120)),
  status: OneOf(SHOWN_REPLY_STATUSES),
  /** The caller asked; otherwise the caller owns the demand. */
  mine: Type.Boolean(),
  reason: Nullable(Text(REPLY_LIMITS.text.max)),
  messages: Type.Array(ReplyMessage),
  contactGate: OneOf(REPLY_GATES),
  contact: Nullable(Closed({ name: Text(40), phone: Text(20), email: Text(120) })),
  actions: Type.Array(OneOf(REPLY_EVENTS)),
  /** Until when it may be accepted; null once it no longer waits for an answer. */
  answerBy: Nullable(Time),
  /** Why the demand was closed; null unless it is closed. */
  ending: Nullable(OneOf(DEMAND_ENDINGS)),
  /** Whether the caller may write now: not in a conversation that has ended, nor about a demand that was closed. */
  open: Type.Boolean(),
  version: Version,
  createTime: Time,
});
export type DemandReply = Static<typeof DemandReply>;

const DemandReplyRow = Closed({
  id: Id,
  demandId: Id,
  demandTitle: Text(80),
  demandStatus: OneOf(DEMAND_STATUSES),
  unitName: Text(120),
  status: OneOf(SHOWN_REPLY_STATUSES),
  updateTime: Time,
});

export const demandReplyCalls = endpointTable({
  'GET /prod-api/cms/demand/replies': {
    summary: '我提出的对接申请',
    access: 'signedIn',
    query: listQuery(['updateTime'], {}),
    reply: rows(DemandReplyRow),
    assumed: true,
  },
  'GET /prod-api/cms/demand/{id}/replies': {
    summary: '一项需求的对接申请：发布人看全部，其他人看自己的',
    access: 'signedIn',
    params: IdParams,
    reply: data(Type.Array(DemandReply)),
    assumed: true,
  },
  'POST /prod-api/cms/demand/{id}/replies': {
    summary: '申请对接；联系方式在对方接受后向会员显示',
    access: 'signedIn',
    reaches: true,
    params: IdParams,
    body: Closed({ text: Words }),
    reply: data(DemandReply),
    idempotent: true,
    assumed: true,
  },
  'POST /prod-api/cms/demand/replies/{id}/messages': {
    summary: '在对接申请里留言，只有双方可见',
    access: 'signedIn',
    reaches: true,
    params: IdParams,
    body: Closed({ text: Word }),
    reply: data(DemandReply),
    idempotent: true,
    assumed: true,
  },
  'POST /prod-api/cms/demand/replies/{id}/{event}': {
    summary: '接受、谢绝或撤回对接申请',
    access: 'signedIn',
    reaches: true,
    params: Closed({ id: Id, event: OneOf(REPLY_EVENTS) }),
    body: Closed({ version: Version, reason: Type.Optional(Words) }),
    reply: data(DemandReply),
    assumed: true,
  },
});
