import type { RoleKey } from '@contract/enums';
import { opensAdmin, type Permission } from '@contract/permissions';
import type { InitialState } from '@/hooks/initial-state';
import { hasPermission, hasRole } from '@/utils/permission';

/** A route row as the access plugin hands it over. */
interface GuardedRoute {
  permission?: Permission;
}

/** What a person may see. For convenience only: the server decides on each call. */
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
    /** Reviews the applications of their own unit before these go on to the office. */
    auditsUnit: may('cms:apply:audit'),
    /** Decides who becomes a member of their own unit. */
    keepsMembers: may('system:unit:member'),
    is: (role: RoleKey | readonly RoleKey[]): boolean => hasRole(rights?.roles, role),
  };
}
