import { type Static, Type } from 'typebox';
import { FieldPath, FieldValueSchema } from './draft';
import { data, endpointTable, rows } from './endpoint';
import { REMARK_TEXT_MAX } from './limits';
import { SaidWord } from './refusal';
import { Closed, Id, IdParams, Nullable, OneOf, Text, Time } from './schema';

/** Dictionary of the reasons a remark gives; kept by the administrator like every other one. */
export const REMARK_REASONS_DICT = 'kczx_remark_reason';
const REMARK_STATUSES = ['open', 'answered', 'closed'] as const;
export type RemarkStatus = (typeof REMARK_STATUSES)[number];

/** A field in two versions. */
export const Difference = Closed({ path: FieldPath, before: FieldValueSchema, after: FieldValueSchema });
export type Difference = Static<typeof Difference>;

/** 退回意见, pinned to a field or to a whole list. */
export const Remark = Closed({
  id: Id,
  path: FieldPath,
  reasonCode: Text(100),
  reasonLabel: Text(100),
  text: Text(REMARK_TEXT_MAX),
  status: OneOf(REMARK_STATUSES),
  /** The filed version that the remark refers to. */
  filedVersion: Type.Integer({ minimum: 1 }),
  /** The unit or the office as a body; the individual official is not named. */
  by: Text(80),
  byWord: SaidWord,
  byRole: OneOf(['unit', 'office']),
  createTime: Time,
  answer: Nullable(Text(REMARK_TEXT_MAX)),
  answeredAt: Nullable(Time),
  closedAt: Nullable(Time),
  /** Changes at that place since the filed version; empty while it is unchanged. */
  changes: Type.Array(Difference),
  /** Acts the reader has on it now. */
  actions: Type.Array(OneOf(['answer', 'close'])),
});
export type Remark = Static<typeof Remark>;

const remarkParams = Closed({ id: Id, remarkId: Id });
const version = Type.Integer({ minimum: 1, maximum: 10_000 });

export const remarkCalls = endpointTable({
  'GET /prod-api/cms/apply/{id}/remarks': {
    summary: '退回意见、答复与修改前后',
    access: 'signedIn',
    params: IdParams,
    reply: rows(Remark),
    assumed: true,
  },
  'PUT /prod-api/cms/apply/{id}/remarks/{remarkId}/answer': {
    summary: '负责人答复一条退回意见',
    access: 'signedIn',
    params: remarkParams,
    body: Closed({ text: Text(REMARK_TEXT_MAX) }),
    reply: data(Remark),
    assumed: true,
  },
  'POST /prod-api/cms/apply/{id}/remarks/{remarkId}/close': {
    summary: '审核方确认意见已落实',
    access: 'signedIn',
    params: remarkParams,
    reply: data(Remark),
    assumed: true,
  },
  'GET /prod-api/cms/apply/{id}/versions': {
    summary: '历次提交的版本',
    access: 'signedIn',
    params: IdParams,
    reply: rows(Closed({ filedVersion: version, submittedAt: Time, code: Text(24) })),
    assumed: true,
  },
  'GET /prod-api/cms/apply/{id}/versions/compare': {
    summary: '两个提交版本逐项比较',
    access: 'signedIn',
    params: IdParams,
    query: Closed({ from: version, to: version }),
    reply: rows(Difference),
    assumed: true,
  },
});
