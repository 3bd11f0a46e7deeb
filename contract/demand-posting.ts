import { type Static, Type } from 'typebox';
import { CoverFile, coverDraft } from './cover';
import { DemandFile, Indicator } from './demand';
import {
  DEMAND_ENDINGS,
  DEMAND_EVENTS,
  DEMAND_LIMITS,
  DEMAND_SCOPES,
  DEMAND_STATUSES,
  DEMAND_TYPES,
  OWN_ENDINGS,
} from './demand-choices';
import { DraftChanges, DraftSaved, FieldHistoryRow, historyQuery, typedTexts } from './draft';
import { data, endpointTable, rows } from './endpoint';
import { figuresDraft } from './figure';
import { KEYWORD_MAX, PERSON_NAME_MAX } from './limits';
import {
  Closed,
  Day,
  FileId,
  Id,
  IdParams,
  listQuery,
  Money,
  Month,
  Nullable,
  OneOf,
  RowId,
  Text,
  Time,
  Version,
} from './schema';
import { TECH_FIELDS } from './tech-fields';

/** What its owner writes; a draft may lack anything. */
export const DemandDraft = Closed({
  title: Text(DEMAND_LIMITS.title.max * 2),
  field: Nullable(OneOf(TECH_FIELDS)),
  type: Nullable(OneOf(DEMAND_TYPES)),
  summary: Text(DEMAND_LIMITS.summary.max),
  problem: Text(DEMAND_LIMITS.problem.max * 2),
  conditions: Text(DEMAND_LIMITS.conditions.max),
  cooperation: Text(DEMAND_LIMITS.cooperation.max),
  indicators: Type.Array(Closed({ id: RowId, ...Indicator.properties }), {
    maxItems: DEMAND_LIMITS.indicators,
  }),
  budgetMin: Nullable(Money),
  budgetMax: Nullable(Money),
  expectedBy: Nullable(Month),
  unitName: Text(DEMAND_LIMITS.unitName.max),
  contactName: Text(PERSON_NAME_MAX),
  contactPhone: Text(20),
  contactEmail: Text(120),
  validUntil: Nullable(Day),
  files: Type.Array(FileId, { maxItems: DEMAND_LIMITS.files }),
  ...coverDraft,
  figures: figuresDraft,
  scope: OneOf(DEMAND_SCOPES),
});
export type DemandDraft = Static<typeof DemandDraft>;

/** A demand as its owner and the moderators see it. */
export const OwnDemand = Closed({
  id: Id,
  no: Nullable(Text(20)),
  version: Version,
  status: OneOf(DEMAND_STATUSES),
  draft: DemandDraft,
  ...typedTexts,
  files: Type.Array(DemandFile),
  coverFile: CoverFile,
  /** The caller posted it; moderators also see demands of others. */
  mine: Type.Boolean(),
  /** Why it was returned or closed, as it was written to the owner. */
  reason: Nullable(Text(DEMAND_LIMITS.reason.max)),
  /** Why it was closed; null unless it is closed. */
  ending: Nullable(OneOf(DEMAND_ENDINGS)),
  actions: Type.Array(OneOf(DEMAND_EVENTS)),
  /** Last day of the term if it were renewed now; null while it cannot be renewed. */
  renewsUntil: Nullable(Day),
  /** Whether the caller may write, by role and state. */
  editable: Type.Boolean(),
  views: Type.Integer(),
  /** 对接申请 that wait for the caller's answer; 0 where somebody else posted the demand. */
  waiting: Type.Integer({ minimum: 0 }),
  /** Conversations in progress; they end when the demand ends. */
  talking: Type.Integer({ minimum: 0 }),
  createTime: Time,
  updateTime: Time,
});
export type OwnDemand = Static<typeof OwnDemand>;

/** One row of the moderators' queue. */
export const DemandCaseRow = Closed({
  id: Id,
  no: Nullable(Text(20)),
  title: Text(DEMAND_LIMITS.title.max * 2),
  status: OneOf(DEMAND_STATUSES),
  field: Nullable(OneOf(TECH_FIELDS)),
  deadline: Nullable(Time),
  views: Type.Integer(),
  ownerName: Text(40),
  unitName: Text(120),
  updateTime: Time,
});
export type DemandCaseRow = Static<typeof DemandCaseRow>;

export const OwnDemandRow = Closed({
  ...DemandCaseRow.properties,
  /** 对接申请 that wait for the caller's answer. */
  waiting: Type.Integer({ minimum: 0 }),
});
export type OwnDemandRow = Static<typeof OwnDemandRow>;

export const demandPostingCalls = endpointTable({
  'GET /prod-api/cms/demand/mine': {
    summary: '我的需求',
    access: 'signedIn',
    query: listQuery(['updateTime'], { status: Type.Optional(OneOf(DEMAND_STATUSES)) }),
    reply: rows(OwnDemandRow),
    assumed: true,
  },
  'GET /prod-api/cms/demand/queue': {
    summary: '审核：待审核和已处理的需求',
    access: 'cms:demand:moderate',
    query: listQuery(['updateTime'], {
      status: Type.Optional(OneOf(DEMAND_STATUSES)),
      keyword: Type.Optional(Text(KEYWORD_MAX)),
    }),
    reply: rows(DemandCaseRow),
    assumed: true,
  },
  'POST /prod-api/cms/demand': {
    summary: '新建需求草稿；填写时才调用，打开页面不会新建',
    access: 'cms:demand:add',
    body: Closed({ sourceId: Type.Optional(Id) }),
    reply: data(OwnDemand),
    idempotent: true,
    assumed: true,
  },
  'GET /prod-api/cms/demand/new': {
    summary: '新建的需求会预填什么，带 sourceId 时取自本人已结束的那一份；不写入',
    access: 'cms:demand:add',
    query: Closed({ sourceId: Type.Optional(Id) }),
    reply: data(DemandDraft),
    assumed: true,
  },
  'GET /prod-api/cms/demand/{id}': {
    summary: '自己的或待审核的需求，含状态和意见',
    access: 'signedIn',
    params: IdParams,
    reply: data(OwnDemand),
    assumed: true,
  },
  'PATCH /prod-api/cms/demand/{id}': {
    summary: '逐项自动保存草稿，不同字段自动合并',
    access: 'signedIn',
    params: IdParams,
    body: DraftChanges,
    reply: data(DraftSaved),
    assumed: true,
  },
  'GET /prod-api/cms/demand/{id}/history': {
    summary: '字段的历史值，只给还能修改它的人',
    access: 'signedIn',
    params: IdParams,
    query: historyQuery,
    reply: rows(FieldHistoryRow),
    assumed: true,
  },
  'DELETE /prod-api/cms/demand/{id}': {
    summary: '删除没有提交过的草稿',
    access: 'signedIn',
    params: IdParams,
    reply: data(Type.Null()),
    assumed: true,
  },
  'POST /prod-api/cms/demand/{id}/{event}': {
    summary: '提交、撤回、发布、退回、对接、解决、关闭或续期',
    access: 'signedIn',
    reaches: true,
    params: Closed({ id: Id, event: OneOf(DEMAND_EVENTS) }),
    body: Closed({
      version: Version,
      reason: Type.Optional(
        Type.String({ minLength: DEMAND_LIMITS.reason.min, maxLength: DEMAND_LIMITS.reason.max }),
      ),
      /** Reason that the owner gives for closing it. */
      ending: Type.Optional(OneOf(OWN_ENDINGS)),
    }),
    reply: data(OwnDemand),
    assumed: true,
  },
});
