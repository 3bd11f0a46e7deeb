import type { Duty } from '@contract/auth';
import type { RoleKey } from '@contract/enums';

/** Roles that act on other people's things: they count only behind a second factor (quality C01). */
export const STAFF_ROLES: readonly string[] = ['operator', 'auditor', 'admin'] satisfies RoleKey[];

/** How long the password of a member of staff is good (quality §5, decided). Others are never forced. */
const STAFF_PASSWORD_MS = 90 * 24 * 60 * 60_000;

export const isStaff = (roles: readonly { roleKey: string }[]): boolean =>
  roles.some(({ roleKey }) => STAFF_ROLES.includes(roleKey));

export interface Standing {
  roles: readonly { roleKey: string }[];
  secondFactorAt: Date | null;
  /** Null for whoever signs in without a password. */
  passwordChangedAt: Date | null;
}

/**
 * What a member of staff has to do before the role counts again. In demo mode, whose data are invented, the demo
 * accounts are spared that.
 */
export const staffDuties = (standing: Standing, now: Date, demo: boolean): Duty[] => {
  if (demo || !isStaff(standing.roles)) return [];
  const { secondFactorAt, passwordChangedAt } = standing;
  const isOld = passwordChangedAt && now.getTime() - passwordChangedAt.getTime() > STAFF_PASSWORD_MS;
  return [...(secondFactorAt ? [] : (['secondFactor'] as const)), ...(isOld ? (['password'] as const) : [])];
};

/** The roles that count in this session: staff with an open duty are ordinary people until it is done. */
export const grantedRoles = <R extends { roleKey: RoleKey }>(held: R[], duties: readonly Duty[]): R[] =>
  duties.length === 0 ? held : held.filter(({ roleKey }) => !STAFF_ROLES.includes(roleKey));
