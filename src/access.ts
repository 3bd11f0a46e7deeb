import type { RoleKey } from '@contract/enums';
import { opensAdmin, type Permission } from '@contract/permissions';
import type { InitialState } from '@/hooks/initial-state';
import { hasPermission, hasRole } from '@/utils/permission';

/** A route row as the access plugin hands it over. */
interface GuardedRoute {
  permission?: Permission;
}

/** What a person may see. Comfort only: the server decides each call. */
export default function access(state: InitialState | undefined) {
  const rights = state?.rights ?? null;
  const may = (permission: Permission | readonly Permission[]): boolean =>
    hasPermission(rights?.permissions, permission);
  return {
    signedIn: rights !== null,
    /** Holds some right of the admin area. */
    staff: opensAdmin(rights?.permissions ?? []),
    /** For routes that name their `permission`. */
    permitted: (route: GuardedRoute): boolean => route.permission !== undefined && may(route.permission),
    may,
    /** Looks after the applications of the own unit before they go on. */
    auditsUnit: may('cms:apply:audit'),
    /** Decides who belongs to the own unit. */
    keepsMembers: may('system:unit:member'),
    is: (role: RoleKey | readonly RoleKey[]): boolean => hasRole(rights?.roles, role),
  };
}
