import { ALL_PERMISSIONS } from '@contract/permissions';
import { forbidden } from '@server/errors/app-error';
import type { Caller } from '@server/security/caller';

/** The units whose people this caller manages: their own, or all for the system administrator. */
export const scopeOf = (caller: Caller): number | 'all' => {
  if (caller.permissions.includes(ALL_PERMISSIONS)) return 'all';
  if (caller.unitId === null) throw forbidden('unit.none');
  return caller.unitId;
};
