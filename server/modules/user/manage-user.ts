import type { AdminRole, AdminUser } from '@contract/admin-user';
import type { RoleKey } from '@contract/enums';
import { ALL_PERMISSIONS, mayGrant } from '@contract/permissions';
import { auditChanges } from '@contract/rules/audit-changes';
import { auditConflict } from '@contract/rules/staff';
import { say } from '@contract/sentences/sentence';
import { type AuditedAct, type AuditSource, recordAudit } from '@server/audit/audit';
import type { Transaction } from '@server/db/database';
import { badField, conflict, forbidden, notFound } from '@server/errors/app-error';
import { endStops, holdActor, holdActors, recordStop, reviseAccount } from '@server/modules/account/service';
import type { Caller } from '@server/security/caller';
import { endSessionsOf, shortenSessionsOf } from '@server/security/end-session';
import { endRelease, endReleasesOfRole } from '@server/security/factor-release';
import { isStaff } from '@server/security/granted-roles';
import {
  conflictWords,
  heldBeside,
  holdersOfBoth,
  holdRights,
  listRoles,
  lockRole,
  type RoleRow,
  replaceRoles,
  setRolePermissions,
} from '@server/security/held-roles';
import { accountClosed, accountMoved, roleMoved } from './acted-first';
import { presentRole, presentUser } from './present-user';
import { findUser, type UserRow } from './repository';

export interface Acting {
  tx: Transaction;
  caller: Caller;
  now: Date;
  source: AuditSource;
}

export const audit = ({ tx, caller, now, source }: Acting, act: AuditedAct, target: string, detail = {}) =>
  recordAudit(tx, source, now, { ...act, accountId: caller.accountId, target, detail });

const permissionsOf = (roles: readonly RoleRow[], keys: readonly string[]): string[] =>
  roles.filter(({ roleKey }) => keys.includes(roleKey)).flatMap(({ permissions }) => permissions);

/** Locks the accounts of both, and the rights of all roles; nobody can change their own, or that of a person with more permissions (req:attack-a25). */
export const open = async (
  acting: Acting,
  id: number,
  version: number | null,
): Promise<[UserRow, RoleRow[]]> => {
  const { tx, caller, now } = acting;
  await holdActors(acting, id);
  await holdRights(tx);
  const user = await findUser(tx, id, now);
  if (!user) throw notFound();
  if (user.status === 'closed') throw await accountClosed(acting, id, notFound());
  if (id === caller.accountId) throw forbidden('user.own');
  const roles = await listRoles(tx);
  if (!mayGrant(caller.permissions, permissionsOf(roles, user.roleKeys))) throw forbidden('user.above');
  if (version !== null && user.version !== version) throw await accountMoved(acting, user);
  return [user, roles];
};

export const answer = async ({ tx, now }: Acting, id: number): Promise<AdminUser> => {
  const user = await findUser(tx, id, now);
  if (!user) throw notFound();
  return presentUser(user);
};

const touch = ({ tx, now }: Acting, id: number, values: { status?: string } = {}) =>
  reviseAccount(tx, id, { ...values, updatedAt: now });

const AUDITOR: RoleKey = 'auditor';
const MANAGERS: readonly RoleKey[] = ['operator', 'admin'];

/** Nobody may both manage people and audit them, by one role or by two (req:control-c02). */
const requireSeparateRoles = (roles: readonly RoleRow[], keys: readonly RoleKey[]): void => {
  const found = auditConflict(permissionsOf(roles, keys));
  if (!found) return;
  const known = keys.includes(AUDITOR) && keys.some((key) => MANAGERS.includes(key));
  const said = known ? 'user.separation' : say('user.separation_rights', conflictWords(found));
  throw badField('body.roleKeys', said, 'user.separation');
};

/** How many holders are named; the others are only counted. */
const NAMED_HOLDERS = 2;

/** The same for the permissions of a role, alone and together with other roles of its holders. */
const requireSeparateRights = async (
  { tx, now }: Acting,
  roleId: number,
  permissions: readonly string[],
): Promise<void> => {
  const own = auditConflict(permissions);
  if (own) throw badField('body.permissions', say('role.separation', conflictWords(own)), 'user.separation');
  for (const { id, permissions: others } of await heldBeside(tx, roleId)) {
    const found = auditConflict([...permissions, ...others]);
    if (!found) continue;
    const ids = await holdersOfBoth(tx, roleId, id);
    const holders = await Promise.all(ids.slice(0, NAMED_HOLDERS).map((one) => findUser(tx, one, now)));
    const names = holders.flatMap((row) => (row ? [presentUser(row).name] : [])).join('、');
    const said = say('role.separation_held', { ...conflictWords(found), names, n: ids.length });
    throw badField('body.permissions', said, 'user.separation');
  }
};

export const setRoles = async (
  acting: Acting,
  id: number,
  { roleKeys, version }: { roleKeys: RoleKey[]; version: number },
): Promise<AdminUser> => {
  const { tx, caller } = acting;
  const [user, roles] = await open(acting, id, version);
  requireSeparateRoles(roles, roleKeys);
  if (!mayGrant(caller.permissions, permissionsOf(roles, roleKeys)))
    throw forbidden('user.grant_above', 'user.above');
  // A unit administrator's role is for the person's own unit, so there must be one.
  if (roleKeys.includes('unit_admin') && user.unitName === null)
    throw badField('body.roleKeys', 'user.no_unit', 'user.no_unit');
  await replaceRoles(
    tx,
    id,
    roles.filter(({ roleKey }) => roleKeys.includes(roleKey as RoleKey)).map((role) => role.id),
  );
  const staffRole = roles.find((role) => roleKeys.includes(role.roleKey as RoleKey) && isStaff([role]));
  if (staffRole) await shortenSessionsOf(tx, staffRole.id);
  // How many approvals a factor release needs depends on the roles: otherwise one could remove them, request, and give
  // them back.
  await endRelease(tx, id, acting.now);
  await touch(acting, id);
  const after = await answer(acting, id);
  const changes = auditChanges('user.roles', { roles: user.roleKeys }, { roles: roleKeys });
  await audit(acting, { action: 'user.roles', changes }, `account:${id}`);
  return after;
};

export const setStatus = async (
  acting: Acting,
  id: number,
  { active, reason, version }: { active: boolean; reason?: string | null; version: number | null },
): Promise<AdminUser> => {
  const text = reason?.trim() ?? '';
  if (!active && text === '') throw badField('body.reason', 'field.reason');
  await open(acting, id, version);
  const { tx, now } = acting;
  const change = { accountId: id, by: acting.caller.accountId, now };
  await touch(acting, id, { status: active ? 'active' : 'disabled' });
  await endStops(tx, change);
  if (!active) await endSessionsOf(tx, id, 'disabled', now);
  const detail = active ? {} : { stop: await recordStop(tx, change, text) };
  const after = await answer(acting, id);
  await audit(acting, { action: active ? 'user.enable' : 'user.disable' }, `account:${id}`, detail);
  return after;
};

export const endSessions = async (acting: Acting, id: number): Promise<{ ended: number }> => {
  await open(acting, id, null);
  const ended = await endSessionsOf(acting.tx, id, 'remote', acting.now);
  if (ended > 0) await audit(acting, { action: 'user.sign_out' }, `account:${id}`, { ended });
  return { ended };
};

const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((item) => b.includes(item));

export const setPermissions = async (
  acting: Acting,
  id: number,
  { permissions, before }: { permissions: string[]; before: string[] },
): Promise<AdminRole> => {
  const { tx, caller, now } = acting;
  await holdActor(acting);
  await lockRole(tx, id);
  const role = (await listRoles(tx)).find((one) => one.id === id);
  if (!role) throw notFound();
  if (role.permissions.includes(ALL_PERMISSIONS)) throw forbidden('role.fixed');
  if (caller.roleKeys.includes(role.roleKey as RoleKey)) throw forbidden('role.own');
  if (!mayGrant(caller.permissions, [...permissions, ...role.permissions]))
    throw forbidden('user.grant_above', 'user.above');
  if (!same(role.permissions, before))
    throw await roleMoved(acting, role.roleKey, conflict('role.version_moved', { data: presentRole(role) }));
  await requireSeparateRights(acting, id, permissions);
  const [was, becomes] = [role, { ...role, permissions }].map((one) => isStaff([one]));
  if (becomes) await shortenSessionsOf(tx, id);
  // As with the roles of one person: how many approvals a release needs depends on who is staff.
  if (was !== becomes) await endReleasesOfRole(tx, id, now);
  await setRolePermissions(tx, id, permissions);
  const changes = auditChanges('role.permissions', { permissions: role.permissions }, { permissions });
  await audit(acting, { action: 'role.permissions', changes }, `role:${role.roleKey}`);
  return presentRole({ ...role, permissions });
};
