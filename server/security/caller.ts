import type { Duty } from '@contract/auth';
import type { RoleKey } from '@contract/enums';
import { ALL_PERMISSIONS, type Permission } from '@contract/permissions';

/** Who is asking, as the session says at this very moment: roles and rights are read anew on every request. */
export interface Caller {
  accountId: number;
  sessionId: string;
  login: string;
  name: string;
  unitId: number | null;
  roleKeys: readonly RoleKey[];
  permissions: readonly string[];
  /** Why nothing may be written, or why roles of staff do not count, at present. */
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
