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
 * Roles that act on other people's things count only behind a second factor (req:control-c01): those that ship so, and
 * any other that has been given a right of that kind.
 */
export const isStaff = (roleKeys: readonly string[], permissions: readonly string[]): boolean =>
  roleKeys.some((key) => STAFF_ROLES.includes(key)) || managesOthers(permissions);

/**
 * Who keeps the log must not be whom it is about (req:control-c02): the log's own right, and the first beside it that
 * manages others. The wildcard never joins the log's own right.
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
