import { type Static, Type } from 'typebox';
import { ApplicationSummary, Status } from './apply';
import { data, endpointTable, file, rows } from './endpoint';
import { STAGES } from './enums';
import { EXPORT_ROWS_MAX, KEYWORD_MAX } from './limits';
import { Closed, Day, Id, IdParams, listQuery, Nullable, OneOf, Text, Time } from './schema';

const ADMIN_APPLY_COLUMNS = ['updateTime', 'submittedAt', 'statusSince', 'no', 'title'] as const;
export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
/** The limits that apply to every exported table, as the API reference states them. */
export const EXPORT_LIMITS = `超过 ${EXPORT_ROWS_MAX} 行时拒绝；以公式开头的文字加撇号`;

/** A row of the admin area's list: the head, who filed it, and how far its review has come. */
export const AdminApplication = Closed({
  ...ApplicationSummary.properties,
  ownerName: Text(40),
  /** Names of the authors besides the leader; they are also notified of decisions on the application. */
  authorNames: Type.Array(Text(80)),
  reviewsDone: Type.Integer({ minimum: 0 }),
  reviewsAssigned: Type.Integer({ minimum: 0 }),
  /** Mean of the scores given so far, 0–100; null where the reader is recused. */
  score: Nullable(Type.Number()),
  /** The reader is involved in the application and therefore must not see what the experts think of it. */
  recused: Type.Boolean(),
});
export type AdminApplication = Static<typeof AdminApplication>;

const filters = {
  periodId: Type.Optional(Id),
  category: Type.Optional(Text(8)),
  status: Type.Optional(Status),
  /** Only what waits for the office. */
  waiting: Type.Optional(Type.Boolean()),
  /** Only projects with a change that waits for the office. */
  change: Type.Optional(Type.Boolean()),
  keyword: Type.Optional(Text(KEYWORD_MAX)),
};

const Count = Type.Integer({ minimum: 0 });

/** One case of a queue: since when it waits there, and by when it is due. */
const WaitingCase = Closed({
  title: Text(200),
  /** Address of the page where the case is read and decided. */
  path: Text(80),
  since: Time,
  due: Nullable(Time),
});

/** Something this person did, and whether it can be taken back. */
const OwnAct = Closed({
  id: Id,
  at: Time,
  action: Text(60),
  target: Text(80),
  /** Title of the record acted upon; null where it has none, or one that this person may not read. */
  title: Nullable(Text(200)),
  path: Nullable(Text(80)),
  /** Null when the act cannot be undone. `tells`: names of the people who will be notified of the undoing. */
  undo: Nullable(Closed({ by: Text(60), until: Time, tells: Type.Array(Text(80)) })),
});
export type OwnAct = Static<typeof OwnAct>;

export const adminApplyCalls = endpointTable({
  'GET /prod-api/cms/apply/list': {
    summary: '管理：单位已上报的申报',
    access: 'cms:apply:list',
    query: listQuery(ADMIN_APPLY_COLUMNS, filters),
    reply: rows(AdminApplication),
    assumed: true,
  },
  'GET /prod-api/cms/apply/list/export': {
    summary: '管理：按相同筛选导出申报清单',
    access: 'cms:apply:list',
    query: listQuery(ADMIN_APPLY_COLUMNS, { ...filters, format: OneOf(EXPORT_FORMATS) }),
    reply: file,
    assumed: EXPORT_LIMITS,
  },
  'GET /prod-api/cms/admin/todo': {
    summary: '管理：各项待办的数量、等得最久的与最先到期的',
    access: 'signedIn',
    reply: data(
      Type.Array(
        Closed({
          path: Text(60),
          count: Count,
          oldest: Nullable(WaitingCase),
          /** The case that is due first; null where none of them has a due date. */
          nearest: Nullable(WaitingCase),
        }),
      ),
    ),
    assumed: '只列出此人有权处理的事项；没有管理权限时为 403',
  },
  'GET /prod-api/cms/admin/period': {
    summary: '管理：一个批次各阶段的申报数量与每天的提交数量',
    access: 'cms:apply:list',
    query: Closed({ periodId: Id }),
    reply: data(
      Closed({
        stages: Type.Array(Closed({ stage: OneOf(STAGES), count: Count })),
        /** Rejected, not funded or terminated. */
        ended: Count,
        /** First filings, by the day of Beijing; days without any are left out. */
        days: Type.Array(Closed({ day: Day, count: Count })),
      }),
    ),
    assumed: '草稿只计数量',
  },
  'GET /prod-api/cms/admin/acts': {
    summary: '管理：本人最近的处理',
    access: 'signedIn',
    reply: data(Type.Array(OwnAct)),
    assumed: '至多 8 条，不含登录与本人账号的操作；没有管理权限时为 403',
  },
  'POST /prod-api/cms/admin/acts/{id}/undo': {
    summary: '管理：撤销本人刚才的处理',
    access: 'signedIn',
    params: IdParams,
    reply: data(Type.Array(OwnAct)),
    assumed:
      '规则见 contract/rules/act-undo.ts；不是本人所做、不能撤销或已没有那项权限的一律为 404；之后有变化或已超过 30 分钟为 409；返回最近的处理',
  },
});
