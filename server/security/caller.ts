import type { Duty } from '@contract/auth';
import type { RoleKey } from '@contract/enums';
import { ALL_PERMISSIONS, type Permission } from '@contract/permissions';

/** The caller, as the session is at this moment: roles and permissions are read anew on every request. */
export interface Caller {
  accountId: number;
  sessionId: string;
  login: string;
  name: string;
  unitId: number | null;
  roleKeys: readonly RoleKey[];
  permissions: readonly string[];
  /** Why the caller may write nothing, or why staff roles are suspended, at present. */
  duties: readonly Duty[];
}

export const hasPermission = (caller: Caller, permission: Permission): boolean =>
  caller.permissions.includes(ALL_PERMISSIONS) || caller.permissions.includes(permission);

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for visitors. Set by `server/plugins/session`. */
    caller: Caller | null;
  }
}
