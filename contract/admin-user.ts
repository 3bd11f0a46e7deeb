import { type Static, Type } from 'typebox';
import { ACCOUNT_STATUSES, RELEASE_STATES } from './account-choices';
import { data, endpointTable, rows } from './endpoint';
import { ROLE_KEYS } from './enums';
import { DOCUMENT_NUMBER_MAX, KEYWORD_MAX, STOP_REASON_MAX } from './limits';
import { ALL_PERMISSIONS, PERMISSIONS } from './permissions';
import { Closed, Id, IdParams, listQuery, Nullable, OneOf, Text, Time, Version } from './schema';

const RoleKey = OneOf(ROLE_KEYS);
/** 解除两步验证 of somebody who has lost the authenticator and every recovery code. */
const FactorRelease = Closed({
  state: OneOf(RELEASE_STATES),
  /** How the identity of the person asking was verified. */
  grounds: Text(255),
  /** The account that made the request; a different account has to confirm it. */
  askedBy: Id,
  askedTime: Time,
  dueTime: Nullable(Time),
});
export const AdminUser = Closed({
  userId: Id,
  login: Text(40),
  name: Text(40),
  certified: Type.Boolean(),
  /** Masked. */
  phone: Text(40),
  email: Text(80),
  unitName: Nullable(Text(120)),
  status: OneOf(ACCOUNT_STATUSES),
  /** Why the account is stopped now. */
  stopReason: Nullable(Text(255)),
  roleKeys: Type.Array(RoleKey),
  /** Devices signed in now. */
  sessions: Type.Integer({ minimum: 0 }),
  /** Whether two-step verification is set up. */
  secondFactor: Type.Boolean(),
  release: Nullable(FactorRelease),
  createTime: Time,
  version: Version,
});
export type AdminUser = Static<typeof AdminUser>;

export const AdminRole = Closed({
  roleId: Id,
  roleKey: RoleKey,
  roleName: Text(40),
  permissions: Type.Array(OneOf([...PERMISSIONS, ALL_PERMISSIONS])),
  holders: Type.Integer({ minimum: 0 }),
});
export type AdminRole = Static<typeof AdminRole>;

const Rights = Type.Array(OneOf(PERMISSIONS), { uniqueItems: true, maxItems: PERMISSIONS.length });

export const adminUserCalls = endpointTable({
  'GET /prod-api/system/user/list': {
    summary: '管理：用户列表',
    access: 'system:user:list',
    query: listQuery(['createTime'], {
      keyword: Type.Optional(Text(KEYWORD_MAX)),
      roleKey: Type.Optional(RoleKey),
      status: Type.Optional(OneOf(ACCOUNT_STATUSES)),
    }),
    reply: rows(AdminUser),
    assumed: true,
  },
  'PUT /prod-api/system/user/{id}/roles': {
    summary: '管理：设置用户的角色；不能授予自己没有的权限',
    access: 'system:user:edit',
    params: IdParams,
    body: Closed({
      roleKeys: Type.Array(RoleKey, { minItems: 1, maxItems: ROLE_KEYS.length, uniqueItems: true }),
      version: Version,
    }),
    reply: data(AdminUser),
    assumed: true,
  },
  'PUT /prod-api/system/user/{id}/status': {
    summary: '管理：停用或启用账号；停用须写明原因，并退出其全部设备',
    access: 'system:user:edit',
    params: IdParams,
    body: Closed({
      active: Type.Boolean(),
      reason: Type.Optional(Nullable(Text(STOP_REASON_MAX))),
      version: Version,
    }),
    reply: data(AdminUser),
    assumed: true,
  },
  'DELETE /prod-api/system/user/{id}/sessions': {
    summary: '管理：让用户的全部设备退出登录',
    access: 'system:user:edit',
    params: IdParams,
    reply: data(Closed({ ended: Type.Integer() })),
    assumed: true,
  },
  'POST /prod-api/system/user/{id}/factorRelease': {
    summary: '管理：为身份验证器与恢复码都丢失的人申请解除两步验证；须当面核对证件',
    access: 'system:user:edit',
    params: IdParams,
    body: Closed({
      /** Number of the document that the person showed; required where the person is certified with a document. */
      idNumber: Type.Optional(Nullable(Text(DOCUMENT_NUMBER_MAX))),
      grounds: Type.String({ minLength: 1, maxLength: STOP_REASON_MAX }),
      version: Version,
    }),
    reply: data(AdminUser),
    assumed: '证件号码与实名认证的相同且不是管理方账号的，3 天后生效；其余须另一位管理员确认，再等 3 天',
  },
  'PUT /prod-api/system/user/{id}/factorRelease': {
    summary: '管理：确认另一位管理员申请的解除两步验证',
    access: 'system:user:edit',
    params: IdParams,
    reply: data(AdminUser),
    assumed: true,
  },
  'DELETE /prod-api/system/user/{id}/factorRelease': {
    summary: '管理：停止解除两步验证',
    access: 'system:user:edit',
    params: IdParams,
    reply: data(AdminUser),
    assumed: true,
  },
  'GET /prod-api/system/role/list': {
    summary: '管理：角色与权限',
    access: 'system:user:list',
    reply: rows(AdminRole),
    assumed: true,
  },
  'PUT /prod-api/system/role/{id}': {
    summary: '管理：设置角色的权限；不能授予自己没有的权限',
    access: 'system:role:edit',
    params: IdParams,
    body: Closed({ permissions: Rights, before: Rights }),
    reply: data(AdminRole),
    assumed: 'before 为修改前所见的权限，与现有不同则返回 409',
  },
});
