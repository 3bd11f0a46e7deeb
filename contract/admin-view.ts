import { type Static, Type } from 'typebox';
import { data, endpointTable } from './endpoint';
import { ADMIN_VIEW_NAME_MAX } from './limits';
import { Closed, Nullable, OneOf, Text } from './schema';

/** Lists of the admin area that keep views, by their addresses. */
const ADMIN_LISTS = [
  '/admin/achievements',
  '/admin/applications',
  '/admin/audit',
  '/admin/certifications',
  '/admin/contents',
  '/admin/demands',
  '/admin/dicts',
  '/admin/outbox',
  '/admin/periods',
  '/admin/reviews',
  '/admin/roles',
  '/admin/schools',
  '/admin/schools/departments',
  '/admin/schools/list',
  '/admin/units',
  '/admin/units/changes',
  '/admin/units/unattended',
  '/admin/users',
] as const;
const ADMIN_VIEWS_MAX = 20;

export const AdminView = Closed({
  name: Type.String({ minLength: 1, maxLength: ADMIN_VIEW_NAME_MAX, pattern: '^\\S(?:.*\\S)?$' }),
  /** Filters, order and hidden columns, written as in the query string of the list. */
  query: Text(600),
});
export type AdminView = Static<typeof AdminView>;

/** All views of one list, kept and replaced together: renaming, ordering and undoing are one and the same write. */
export const AdminViews = Closed({
  views: Type.Array(AdminView, { maxItems: ADMIN_VIEWS_MAX }),
  /** Name of the view that the list opens with. */
  opensWith: Nullable(Text(ADMIN_VIEW_NAME_MAX)),
  /** 0 until the first is saved. */
  version: Type.Integer({ minimum: 0 }),
});
export type AdminViews = Static<typeof AdminViews>;

const list = OneOf(ADMIN_LISTS);

export const adminViewCalls = endpointTable({
  'GET /prod-api/cms/admin/views': {
    summary: '管理：本人在一个列表中保存的视图',
    access: 'signedIn',
    query: Closed({ list }),
    reply: data(AdminViews),
    assumed: '没有管理权限时为 403',
  },
  'PUT /prod-api/cms/admin/views': {
    summary: '管理：保存、改名、删除视图，或设为默认',
    access: 'signedIn',
    body: Closed({ list, ...AdminViews.properties }),
    reply: data(AdminViews),
    assumed: '整组替换；version 已变时为 409；同名为 400；没有管理权限时为 403',
  },
});
