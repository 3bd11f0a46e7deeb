import type { RoleKey } from '@contract/enums';
import { ALL_PERMISSIONS, type Permission, STAFF_PERMISSIONS } from '@contract/permissions';

const AUDIT = 'monitor:audit:list';
/** Scoring is a judgement that others weigh; every other staff right decides something itself. */
const JUDGING = 'cms:review:score';

/** Whether these rights manage other people's things, as staff do (req:control-c01). */
export const managesOthers = (held: readonly string[]): boolean =>
  held.includes(ALL_PERMISSIONS) ||
  STAFF_PERMISSIONS.some((permission) => permission !== JUDGING && held.includes(permission));

const STAFF_ROLES: readonly string[] = ['operator', 'auditor', 'admin'] satisfies RoleKey[];

/**
 * Roles that act on other people's records take effect only with two-step verification (req:control-c01): the built-in
 * staff roles, and any other role with such a permission.
 */
export const isStaff = (roleKeys: readonly string[], permissions: readonly string[]): boolean =>
  roleKeys.some((key) => STAFF_ROLES.includes(key)) || managesOthers(permissions);

/**
 * A person who oversees the audit log must not also be its subject (req:control-c02). Returns the log permission and
 * the first other permission that manages others. The wildcard never includes the log permission.
 */
export const auditConflict = (
  held: readonly string[],
): { log: Permission; other: Permission | typeof ALL_PERMISSIONS } | null => {
  if (!held.includes(AUDIT)) return null;
  const other = [ALL_PERMISSIONS, ...STAFF_PERMISSIONS].find(
    (permission) => permission !== AUDIT && held.includes(permission) && managesOthers([permission]),
  );
  return other ? { log: AUDIT, other } : null;
};
