import type { DeskRole, DeskUser } from '@contract/desk-user';
import { beijingIso } from '@contract/rules/beijing-time';
import { maskEmail, maskPhone } from '@contract/rules/mask';
import type { RoleRow, UserRow } from './repository';

/** Contacts are masked for staff as for everybody: accounts are managed by name, not by number. */
export const presentUser = (row: UserRow): DeskUser => ({
  userId: row.id,
  login: row.login,
  name: row.realName ?? row.nickname,
  certified: row.certified,
  phone: maskPhone(row.phone ?? ''),
  email: maskEmail(row.email ?? ''),
  unitName: row.unitName,
  status: row.status as DeskUser['status'],
  stopReason: row.stopReason,
  roleKeys: row.roleKeys,
  sessions: row.sessions,
  createTime: beijingIso(row.createdAt),
  version: row.version,
});

export const presentRole = (row: RoleRow): DeskRole => ({
  roleId: row.id,
  roleKey: row.roleKey as DeskRole['roleKey'],
  roleName: row.name,
  permissions: row.permissions as DeskRole['permissions'],
  holders: row.holders,
});
