import { type Static, Type } from 'typebox';
import { EXPORT_FORMATS, EXPORT_LIMITS } from './admin-apply';
import { data, endpointTable, file, rows } from './endpoint';
import { AUDIT_VALUE_MAX, KEYWORD_MAX } from './limits';
import { Closed, Day, Id, IdParams, listQuery, Nullable, OneOf, Text, Time, UUID_FORM } from './schema';
import { DICT_LIMITS, SITE_LIMITS } from './site-choices';
import { SITE_PICTURE_KINDS } from './site-pictures';

const AuditValue = Nullable(Text(AUDIT_VALUE_MAX * 2 + 4));

export const AuditRow = Closed({
  id: Id,
  at: Time,
  login: Nullable(Text(40)),
  name: Nullable(Text(40)),
  action: Text(60),
  target: Text(80),
  outcome: OneOf(['ok', 'refused']),
  ip: Text(64),
  traceId: Text(80),
  /** JSON; ids, counts and keys only. */
  detail: Text(4000),
  /** For an edit: the changed fields with their old and new values; null where a field was or is empty. */
  changes: Type.Array(Closed({ field: Text(80), from: AuditValue, to: AuditValue })),
});
export type AuditRow = Static<typeof AuditRow>;

/** Address of a picture stored by this site; null means the product's own picture. */
const PictureUrl = Nullable(Type.String({ pattern: `^api/setting/pictures/${UUID_FORM}$` }));

const { contact } = SITE_LIMITS;
export const AdminSetting = Closed({
  nav_logo_url: PictureUrl,
  login_logo_url: PictureUrl,
  tab_logo_url: PictureUrl,
  name: Type.String({ minLength: SITE_LIMITS.name.min, maxLength: SITE_LIMITS.name.max }),
  footer: Nullable(Text(SITE_LIMITS.footer.max)),
  main_site: Type.Boolean(),
  contact: Closed({
    phone: Text(contact.phone.max),
    hours: Text(contact.hours.max),
    host: Text(contact.host.max),
    support: Text(contact.support.max),
  }),
  navbar: Type.Array(
    Closed({
      name: Type.String({ minLength: SITE_LIMITS.navName.min, maxLength: SITE_LIMITS.navName.max }),
      /**
       * A page of this site, or an https address of another; characters that browsers skip are refused, as they may
       * hide a `//`.
       */
      link: Type.String({
        minLength: SITE_LIMITS.navLink.min,
        maxLength: SITE_LIMITS.navLink.max,
        pattern: '^(?:/(?![/\\\\])|https://)[^\\s\\u0000-\\u001f\\u007f]*$',
      }),
      hidden: Type.Boolean(),
    }),
    { maxItems: 12 },
  ),
});
export type AdminSetting = Static<typeof AdminSetting>;

export const UpdateNotice = Closed({
  subject: Type.String({ minLength: SITE_LIMITS.subject.min, maxLength: SITE_LIMITS.subject.max }),
  notes: Text(SITE_LIMITS.notes.max),
  startTime: Time,
  endTime: Time,
});
export type UpdateNotice = Static<typeof UpdateNotice>;

export const AdminDictItem = Closed({
  id: Id,
  type: Text(100),
  value: Text(100),
  label: Text(100),
  parentValue: Nullable(Text(100)),
  sort: Type.Integer(),
  isDefault: Type.Boolean(),
  enabled: Type.Boolean(),
});
export type AdminDictItem = Static<typeof AdminDictItem>;

const changeable = {
  label: Type.String({ minLength: DICT_LIMITS.label.min, maxLength: DICT_LIMITS.label.max }),
  sort: Type.Integer({ minimum: 0, maximum: 100_000 }),
  isDefault: Type.Boolean(),
  enabled: Type.Boolean(),
};

const auditFilters = {
  action: Type.Optional(Text(60)),
  login: Type.Optional(Text(40)),
  target: Type.Optional(Text(80)),
  outcome: Type.Optional(OneOf(['ok', 'refused'])),
  /** First day of the range in Beijing time; the first and the last day are included. */
  from: Type.Optional(Day),
  until: Type.Optional(Day),
};

export const adminSystemCalls = endpointTable({
  'GET /prod-api/monitor/audit/list': {
    summary: '审计日志',
    access: 'monitor:audit:list',
    query: listQuery(['at'], auditFilters),
    reply: rows(AuditRow),
    assumed: true,
  },
  'GET /prod-api/monitor/audit/list/export': {
    summary: '按相同筛选导出审计日志',
    access: 'monitor:audit:list',
    query: listQuery(['at'], { ...auditFilters, format: OneOf(EXPORT_FORMATS) }),
    reply: file,
    assumed: EXPORT_LIMITS,
  },
  'GET /prod-api/monitor/audit/verify': {
    summary: '核对审计日志的哈希链',
    access: 'monitor:audit:list',
    reply: data(
      Closed({
        intact: Type.Boolean(),
        checked: Type.Integer({ minimum: 0 }),
        /** The first row whose hash does not match the row before it; null while the chain is intact. */
        brokenAt: Nullable(Id),
        checkedAt: Time,
      }),
    ),
    assumed: true,
  },
  'GET /prod-api/system/setting': {
    summary: '管理：站点设置',
    access: 'system:setting:edit',
    reply: data(Closed({ setting: AdminSetting, update: Nullable(UpdateNotice) })),
    assumed: true,
  },
  'PUT /prod-api/system/setting': {
    summary: '管理：修改站点设置',
    access: 'system:setting:edit',
    body: Closed({ ...AdminSetting.properties, before: AdminSetting }),
    reply: data(AdminSetting),
    assumed: 'before 为修改前所见的设置，与现有不同则返回 409，data 为现有设置',
  },
  'PUT /prod-api/system/setting/picture': {
    summary: '管理：上传站点图片（data URL，JPG、PNG、GIF 或 WebP，2 MB 以内），保存设置后生效',
    access: 'system:setting:edit',
    body: Closed({
      kind: OneOf(SITE_PICTURE_KINDS),
      image: Type.String({ minLength: 20, maxLength: 3_000_000 }),
    }),
    reply: data(Closed({ url: Text(300) })),
    bodyBytes: 3_100_000,
    assumed: true,
  },
  'PUT /prod-api/system/setting/update': {
    summary: '管理：发布或撤下系统更新通知',
    access: 'system:setting:edit',
    body: Closed({ update: Nullable(UpdateNotice), before: Nullable(UpdateNotice) }),
    reply: data(Nullable(UpdateNotice)),
    assumed: 'before 为修改前所见的通知，与现有不同则返回 409，data.update 为现有通知',
  },
  'GET /prod-api/system/dict/types': {
    summary: '管理：字典类型与条目数',
    access: 'system:dict:edit',
    reply: data(Type.Array(Closed({ type: Text(100), count: Type.Integer() }))),
    assumed: true,
  },
  'GET /prod-api/system/dict/list': {
    summary: '管理：字典条目，含停用的',
    access: 'system:dict:edit',
    query: listQuery(['sort'], { type: Type.Optional(Text(100)), keyword: Type.Optional(Text(KEYWORD_MAX)) }),
    reply: rows(AdminDictItem),
    assumed: true,
  },
  'POST /prod-api/system/dict': {
    summary: '管理：新增字典条目',
    access: 'system:dict:edit',
    body: Closed({
      ...changeable,
      type: Type.String({
        pattern: `^[a-z][a-z0-9_]{${DICT_LIMITS.type.min - 1},${DICT_LIMITS.type.max - 1}}$`,
      }),
      value: Type.String({ minLength: DICT_LIMITS.value.min, maxLength: DICT_LIMITS.value.max }),
      parentValue: Nullable(Text(DICT_LIMITS.value.max)),
    }),
    reply: data(AdminDictItem),
    idempotent: true,
    assumed: true,
  },
  'PUT /prod-api/system/dict/{id}': {
    summary: '管理：修改字典条目；键值不能修改，停用代替删除',
    access: 'system:dict:edit',
    params: IdParams,
    body: Closed({ ...changeable, before: Closed(changeable) }),
    reply: data(AdminDictItem),
    assumed: 'before 为修改前所见的内容，与现有不同则返回 409，data 为现有条目',
  },
});
