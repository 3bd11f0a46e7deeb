import type { BasicInfo } from '@/services/account';
import type { fetchUnitRegistration } from '@/services/unit-registration';

/** A unit that this person registered. */
export type Registration = NonNullable<Awaited<ReturnType<typeof fetchUnitRegistration>>>;

/** A withdrawn registration has no effect and can be submitted again. */
export const isWithdrawn = (apply: Registration | null | undefined): boolean => apply?.status === 3;

/**
 * The registration if it still concerns this person: a member of a unit can only be registering that same unit, to
 * become its administrator.
 */
export const ownRegistration = <R extends Registration | null | undefined>(
  { unit }: Pick<BasicInfo, 'unit'>,
  apply: R,
): R | null => (unit && (unit.deptId !== apply?.unitId || isWithdrawn(apply)) ? null : apply);

/** The state of a registration before approval; null if there is none. */
export const registrationState = (
  apply: Registration | null | undefined,
): 'missing' | 'waiting' | 'refused' | null => {
  if (!apply || apply.status === 1 || isWithdrawn(apply)) return null;
  if (apply.status === 2) return 'refused';
  return apply.licenseFile && apply.letterFile ? 'waiting' : 'missing';
};
