import { opensDesk } from '@contract/permissions';
import type { InitialState } from '@/hooks/initial-state';
import { hasPermission, hasRole } from '@/utils/permission';

/** A route row as the access plugin hands it over. */
interface GuardedRoute {
  permission?: string;
}

/** What a person may see. Comfort only: the server decides each call. */
export default function access(state: InitialState | undefined) {
  const session = state?.session ?? null;
  const may = (permission: string | string[]): boolean => hasPermission(session?.permissions, permission);
  return {
    signedIn: session !== null,
    /** Holds some right of the back office. */
    staff: opensDesk(session?.permissions ?? []),
    /** For routes that name their `permission`. */
    permitted: (route: GuardedRoute): boolean => route.permission !== undefined && may(route.permission),
    may,
    is: (role: string | string[]): boolean => hasRole(session?.user.roles, role),
  };
}
