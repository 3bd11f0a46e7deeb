import type { AdminRole, AdminUser } from '@contract/admin-user';
import { beijingIso } from '@contract/rules/beijing-time';
import { releaseState } from '@contract/rules/factor-release';
import { maskEmail, maskPhone } from '@contract/rules/mask';
import type { RoleRow } from '@server/security/held-roles';
import type { UserRow } from './repository';

const presentRelease = ({ release, at }: UserRow): AdminUser['release'] =>
  release && {
    state: releaseState(release, at),
    grounds: release.grounds,
    askedBy: release.askedBy,
    askedTime: beijingIso(release.askedAt),
    dueTime: release.dueAt && beijingIso(release.dueAt),
  };

/** Contacts are masked for staff as for everybody: accounts are managed by name, not by number. */
export const presentUser = (row: UserRow): AdminUser => ({
  userId: row.id,
  login: row.login,
  name: row.realName ?? row.nickname,
  certified: row.certified,
  phone: maskPhone(row.phone ?? ''),
  email: maskEmail(row.email ?? ''),
  unitName: row.unitName,
  status: row.status as AdminUser['status'],
  stopReason: row.stopReason,
  roleKeys: row.roleKeys,
  sessions: row.sessions,
  secondFactor: row.totpConfirmedAt !== null,
  release: presentRelease(row),
  createTime: beijingIso(row.createdAt),
  version: row.version,
});

export const presentRole = (row: RoleRow): AdminRole => ({
  roleId: row.id,
  roleKey: row.roleKey as AdminRole['roleKey'],
  roleName: row.name,
  permissions: row.permissions as AdminRole['permissions'],
  holders: row.holders,
});
