import { type Static, Type } from 'typebox';
import { MaturityLevel } from './achievement';
import { ACHIEVEMENT_TYPES, MATURITY_BANDS } from './achievement-choices';
import { DEMAND_BUDGETS, DEMAND_DEADLINES, DEMAND_TYPES, PUBLIC_DEMAND_STATUSES } from './demand-choices';
import { data, endpointTable } from './endpoint';
import { KEYWORD_MAX } from './limits';
import { SAVED_KINDS, SAVED_LIMITS } from './saved-search-choices';
import { Closed, Id, IdParams, Nullable, OneOf, Text, Time } from './schema';
import { TECH_FIELDS } from './tech-fields';

/** Filters of both lists; `contract/rules/saved-search` says which of them a kind has. */
export const SavedFilters = Closed({
  keyword: Type.Optional(Text(KEYWORD_MAX)),
  field: Type.Optional(OneOf(TECH_FIELDS)),
  type: Type.Optional(OneOf([...DEMAND_TYPES, ...ACHIEVEMENT_TYPES])),
  budget: Type.Optional(OneOf(DEMAND_BUDGETS)),
  deadline: Type.Optional(OneOf(DEMAND_DEADLINES)),
  status: Type.Optional(OneOf(PUBLIC_DEMAND_STATUSES)),
  maturity: Type.Optional(OneOf(MATURITY_BANDS)),
  level: Type.Optional(MaturityLevel),
  year: Type.Optional(Type.Integer({ minimum: 1990, maximum: 2100 })),
  unit: Type.Optional(Text(120)),
  /** The demand or achievement whose matches are watched. */
  ref: Type.Optional(Id),
});
export type SavedFilters = Static<typeof SavedFilters>;

const Name = Type.String({ minLength: SAVED_LIMITS.name.min, maxLength: SAVED_LIMITS.name.max });

export const SavedSearch = Closed({
  id: Id,
  kind: OneOf(SAVED_KINDS),
  name: Text(SAVED_LIMITS.name.max),
  filters: SavedFilters,
  /** Address of its results. */
  path: Text(1000),
  paused: Type.Boolean(),
  /** Time of the last notice, and the number of results in it. */
  toldTime: Nullable(Time),
  told: Type.Integer({ minimum: 0 }),
  createTime: Time,
});
export type SavedSearch = Static<typeof SavedSearch>;

export const savedSearchCalls = endpointTable({
  'GET /prod-api/cms/savedSearch': {
    summary: '我保存的搜索',
    access: 'signedIn',
    reply: data(Type.Array(SavedSearch)),
    assumed: true,
  },
  'POST /prod-api/cms/savedSearch': {
    summary: '保存一组筛选条件，有新发布的内容时通知',
    access: 'signedIn',
    body: Closed({ kind: OneOf(SAVED_KINDS), name: Name, filters: SavedFilters }),
    reply: data(SavedSearch),
    idempotent: true,
    assumed: true,
  },
  'PATCH /prod-api/cms/savedSearch/{id}': {
    summary: '改名、暂停或恢复通知',
    access: 'signedIn',
    params: IdParams,
    body: Closed({ name: Type.Optional(Name), paused: Type.Optional(Type.Boolean()) }),
    reply: data(SavedSearch),
    assumed: true,
  },
  'DELETE /prod-api/cms/savedSearch/{id}': {
    summary: '删除保存的搜索',
    access: 'signedIn',
    params: IdParams,
    reply: data(Type.Null()),
    assumed: true,
  },
});
