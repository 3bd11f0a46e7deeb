import { type Static, Type } from 'typebox';
import { ApplicationSummary, Status } from './apply';
import { data, endpointTable, file, rows } from './endpoint';
import { Closed, Id, listQuery, Nullable, OneOf, Text } from './schema';

export const ADMIN_APPLY_COLUMNS = ['updateTime', 'submittedAt', 'statusSince', 'no', 'title'] as const;
export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;

/** A row of the admin area's list: the head, who filed it, and how far its review has come. */
export const AdminApplication = Closed({
  ...ApplicationSummary.properties,
  ownerName: Text(40),
  reviewsDone: Type.Integer({ minimum: 0 }),
  reviewsAssigned: Type.Integer({ minimum: 0 }),
  /** Mean of the scores given so far, 0–100. */
  score: Nullable(Type.Number()),
});
export type AdminApplication = Static<typeof AdminApplication>;

const filters = {
  periodId: Type.Optional(Id),
  category: Type.Optional(Text(8)),
  status: Type.Optional(Status),
  /** Only what waits for the office. */
  waiting: Type.Optional(Type.Boolean()),
  keyword: Type.Optional(Text(60)),
};

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
    assumed: '至多 5000 行；以公式开头的文字加撇号',
  },
  'GET /prod-api/cms/admin/todo': {
    summary: '管理：各项待办的数量',
    access: 'signedIn',
    reply: data(Type.Array(Closed({ path: Text(60), count: Type.Integer({ minimum: 0 }) }))),
    assumed: '只列出此人有权处理的事项；没有管理权限时为 403',
  },
});
