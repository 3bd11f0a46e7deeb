import type { RoleKey } from '@contract/enums';

/** Roles that act on other people's things: they count only behind a second factor (quality C01). */
export const STAFF_ROLES: readonly string[] = ['operator', 'auditor', 'admin'] satisfies RoleKey[];

export const isStaff = (roles: readonly { roleKey: string }[]): boolean =>
  roles.some(({ roleKey }) => STAFF_ROLES.includes(roleKey));

/**
 * The roles that count in this session. Staff without a second factor are ordinary people until they set one up;
 * in demo mode, whose data are invented, the demo accounts are spared that.
 */
export const grantedRoles = <R extends { roleKey: RoleKey }>(
  held: R[],
  secondFactor: boolean,
  demo: boolean,
): R[] => (secondFactor || demo ? held : held.filter(({ roleKey }) => !STAFF_ROLES.includes(roleKey)));
