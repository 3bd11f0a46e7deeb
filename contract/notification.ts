import { type Static, Type } from 'typebox';
import { data, endpointTable, rows } from './endpoint';
import { SaidWord } from './refusal';
import { Closed, Id, IdParams, listQuery, Nullable, Text, Time } from './schema';

/** Title and body as translatable sentences, for readers of other languages. */
export const NoticeWords = Closed({ title: SaidWord, body: SaidWord });
export type NoticeWords = Static<typeof NoticeWords>;

const Notification = Closed({
  id: Id,
  kind: Text(40),
  title: Text(120),
  body: Text(1000),
  /** Null for notices written before notices had translatable sentences. */
  words: Type.Optional(Nullable(NoticeWords)),
  link: Nullable(Text(1000)),
  read: Type.Boolean(),
  createTime: Time,
});

export const Message = Closed({
  id: Text(36),
  channel: Text(10),
  kind: Text(40),
  recipient: Text(100),
  subject: Text(200),
  body: Text(4000),
  state: Text(20),
  attempts: Type.Integer(),
  createTime: Time,
  sendTime: Nullable(Time),
});

export const notificationCalls = endpointTable({
  'GET /prod-api/system/notification/list': {
    summary: '本人的站内通知',
    access: 'signedIn',
    query: listQuery(['createTime'], { unread: Type.Optional(Type.Boolean()) }),
    reply: rows(Notification, Closed({ unread: Type.Integer() })),
    assumed: true,
  },
  'PUT /prod-api/system/notification/{id}/read': {
    summary: '标记一条通知为已读',
    access: 'signedIn',
    params: IdParams,
    reply: data(Type.Null()),
    assumed: true,
  },
  'PUT /prod-api/system/notification/readAll': {
    summary: '全部标记为已读；upTo 是读者看到的最新一条，之后才到的仍为未读；省略时为此刻的全部',
    access: 'signedIn',
    query: Closed({ upTo: Type.Optional(Id) }),
    reply: data(Closed({ count: Type.Integer() })),
    assumed: true,
  },
  'GET /prod-api/system/outbox/list': {
    summary: '演示模式的发件箱：本应发出的短信与邮件',
    access: 'public',
    query: listQuery(['createTime'], { recipient: Type.Optional(Text(80)) }),
    reply: rows(Message),
    assumed: '仅演示模式；须指明收件人，或由管理方查看全部；正式模式为 404',
  },
});
