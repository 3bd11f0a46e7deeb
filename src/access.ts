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
  const session = state?.session ?? null;
  const may = (permission: Permission | readonly Permission[]): boolean =>
    hasPermission(session?.permissions, permission);
  return {
    signedIn: session !== null,
    /** Holds some right of the admin area. */
    staff: opensAdmin(session?.permissions ?? []),
    /** For routes that name their `permission`. */
    permitted: (route: GuardedRoute): boolean => route.permission !== undefined && may(route.permission),
    may,
    is: (role: RoleKey | readonly RoleKey[]): boolean => hasRole(session?.user.roles, role),
  };
}
