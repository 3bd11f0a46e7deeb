import type { RoleKey } from '@contract/enums';
import { ALL_PERMISSIONS, type Permission } from '@contract/permissions';

type OneOrMany<T extends string> = T | readonly T[];

export interface RoleHolder {
  roleKey: string;
}

const namedIn = (required: OneOrMany<string> | undefined): readonly string[] =>
  typeof required === 'string' ? [required].filter(Boolean) : (required ?? []);

/**
 * Whether somebody who holds `held` may do what needs any of `required`. For convenience only: the server decides. A
 * call without any permission is a mistake of the caller and throws.
 */
export function hasPermission(
  held: readonly string[] | undefined,
  required: OneOrMany<Permission> | undefined,
): boolean {
  const wanted = namedIn(required);
  if (wanted.length === 0) {
    console.error('hasPermission needs a permission such as "system:user:edit".');
    return false;
  }
  if (!held) return false;
  return held.includes(ALL_PERMISSIONS) || wanted.some((permission) => held.includes(permission));
}

/** Whether any role held bears one of the required keys. */
export function hasRole(
  held: readonly RoleHolder[] | undefined,
  required: OneOrMany<RoleKey> | undefined,
): boolean {
  const wanted = namedIn(required);
  if (wanted.length === 0) {
    console.error('hasRole needs a role key such as "unit_admin".');
    return false;
  }
  return (held ?? []).some((role) => wanted.includes(role.roleKey));
}
