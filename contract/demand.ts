import { type Static, Type } from 'typebox';
import { Cover } from './cover';
import { COVER_WIDTHS } from './cover-sizes';
import {
  DEMAND_BUDGETS,
  DEMAND_COLUMNS,
  DEMAND_DEADLINES,
  DEMAND_LIMITS,
  DEMAND_SCOPES,
  DEMAND_TYPES,
  PUBLIC_DEMAND_STATUSES,
} from './demand-choices';
import { data, endpointTable, file, rows } from './endpoint';
import { Figures } from './figure';
import { KEYWORD_MAX } from './limits';
import { Closed, FileId, Id, IdParams, listQuery, Money, Month, Nullable, OneOf, Text, Time } from './schema';
import { TECH_FIELDS } from './tech-fields';

const { indicator } = DEMAND_LIMITS;
export const Indicator = Closed({
  name: Text(indicator.name.max),
  current: Text(indicator.current.max),
  target: Text(indicator.target.max),
  method: Text(indicator.method.max),
});
export type DemandIndicator = Static<typeof Indicator>;

export const DemandFile = Closed({
  id: FileId,
  name: Text(255),
  size: Type.Integer({ minimum: 0 }),
  type: Text(120),
});

const listed = {
  id: Id,
  title: Text(40),
  field: OneOf(TECH_FIELDS),
  type: OneOf(DEMAND_TYPES),
  status: OneOf(PUBLIC_DEMAND_STATUSES),
  summary: Text(200),
  unitName: Text(120),
  indicators: Type.Array(Indicator),
  /** Both are null for 面议 (budget to be negotiated). */
  budgetMin: Nullable(Money),
  budgetMax: Nullable(Money),
  publishAt: Time,
  deadline: Time,
  /** Whole days by the service's clock; null once it is over. */
  daysLeft: Nullable(Type.Integer({ minimum: 0 })),
  cover: Cover,
};
export const DemandRow = Closed(listed);
export type DemandRow = Static<typeof DemandRow>;

/** Why contact details are shown or kept back. */
const CONTACT_GATES = ['open', 'signIn', 'member', 'over'] as const;
export const Demand = Closed({
  ...listed,
  no: Text(20),
  problem: Text(2000),
  conditions: Text(2000),
  cooperation: Text(60),
  expectedBy: Month,
  views: Type.Integer(),
  figures: Figures,
  files: Type.Array(DemandFile),
  scope: OneOf(DEMAND_SCOPES),
  /** The reader posted it. */
  mine: Type.Boolean(),
  contactGate: OneOf(CONTACT_GATES),
  /** Present only when the gate is open. */
  contact: Nullable(Closed({ name: Text(40), phone: Text(20), email: Text(120) })),
});
export type Demand = Static<typeof Demand>;

export const demandCalls = endpointTable({
  'GET /prod-api/cms/open/demand': {
    summary: '公开需求列表',
    access: 'public',
    lastGood: true,
    query: listQuery(DEMAND_COLUMNS, {
      keyword: Type.Optional(Text(KEYWORD_MAX)),
      field: Type.Optional(OneOf(TECH_FIELDS)),
      type: Type.Optional(OneOf(DEMAND_TYPES)),
      budget: Type.Optional(OneOf(DEMAND_BUDGETS)),
      deadline: Type.Optional(OneOf(DEMAND_DEADLINES)),
      status: Type.Optional(OneOf(PUBLIC_DEMAND_STATUSES)),
    }),
    reply: rows(DemandRow),
    assumed: true,
  },
  'GET /prod-api/cms/open/demand/{id}': {
    summary: '一条公开需求；联系方式只给会员；已关闭的返回 410',
    access: 'public',
    lastGood: true,
    countsViews: true,
    params: IdParams,
    reply: data(Demand),
    assumed: true,
  },
  'GET /prod-api/cms/open/demand/{id}/files/{fileId}': {
    summary: '下载公开需求的附件',
    access: 'public',
    params: Closed({ id: Id, fileId: FileId }),
    reply: file,
    assumed: true,
  },
  'GET /prod-api/cms/open/demand/{id}/cover/{fileId}/{width}': {
    summary: '公开需求的封面，按宽度缩小',
    access: 'public',
    params: Closed({ id: Id, fileId: FileId, width: OneOf(COVER_WIDTHS) }),
    reply: file,
    assumed: true,
  },
  'GET /prod-api/cms/open/demand/{id}/figures/{fileId}/{width}': {
    summary: '公开需求的插图，按宽度缩小',
    access: 'public',
    params: Closed({ id: Id, fileId: FileId, width: OneOf(COVER_WIDTHS) }),
    reply: file,
    assumed: true,
  },
  'GET /prod-api/cms/demand/checkCurrentUserIsVip': {
    summary: '当前账号是否为会员：所在单位是已核验的会员单位，或个人会员尚未到期',
    access: 'signedIn',
    reply: data(Type.Boolean()),
    assumed: '返回布尔值为推定',
  },
});
