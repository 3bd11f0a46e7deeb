import type { Duty } from '@contract/auth';
import { isStaff as isStaffWith } from '@contract/rules/staff';
import { DAY_MS } from '@contract/time-units';

/** How long a staff member's password is valid (req:security-staff-password). Others need not change theirs. */
export const STAFF_PASSWORD_MS = 90 * DAY_MS;

export interface RoleRights {
  roleKey: string;
  permissions: readonly string[];
}

/** Staff by any of the roles. */
export const isStaff = (roles: readonly RoleRights[]): boolean =>
  roles.some(({ roleKey, permissions }) => isStaffWith([roleKey], permissions));

export interface Standing {
  roles: readonly RoleRights[];
  secondFactorAt: Date | null;
  /** Null for whoever signs in without a password. */
  passwordChangedAt: Date | null;
}

/**
 * What a staff member has to do before their staff roles take effect. Demo accounts need not, as their data is
 * invented.
 */
export const staffDuties = (standing: Standing, now: Date, demo: boolean): Duty[] => {
  if (demo || !isStaff(standing.roles)) return [];
  const { secondFactorAt, passwordChangedAt } = standing;
  const isOld = passwordChangedAt && now.getTime() - passwordChangedAt.getTime() > STAFF_PASSWORD_MS;
  return [...(secondFactorAt ? [] : (['secondFactor'] as const)), ...(isOld ? (['password'] as const) : [])];
};

/** The roles that take effect in this session: without staff roles until all duties are done. */
export const grantedRoles = <R extends RoleRights>(held: R[], duties: readonly Duty[]): R[] =>
  duties.length === 0 ? held : held.filter((role) => !isStaff([role]));
