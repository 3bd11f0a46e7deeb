import type { BasicInfo } from '@/services/account';
import type { fetchUnitRegistration } from '@/services/unit-registration';

/** A unit that this person registered. */
export type Registration = NonNullable<Awaited<ReturnType<typeof fetchUnitRegistration>>>;

/** Taken back: it binds nobody, and can be handed in anew. */
export const isWithdrawn = (apply: Registration | null | undefined): boolean => apply?.status === 3;

/**
 * The registration as far as it concerns this person still: whoever has joined a unit registers none but this one, to
 * look after it.
 */
export const ownRegistration = <R extends Registration | null | undefined>(
  { unit }: Pick<BasicInfo, 'unit'>,
  apply: R,
): R | null => (unit && (unit.deptId !== apply?.unitId || isWithdrawn(apply)) ? null : apply);

/** Where a registration stands until it is agreed to; null where nothing of the kind is open. */
export const registrationState = (
  apply: Registration | null | undefined,
): 'missing' | 'waiting' | 'refused' | null => {
  if (!apply || apply.status === 1 || isWithdrawn(apply)) return null;
  if (apply.status === 2) return 'refused';
  return apply.licenseFile && apply.letterFile ? 'waiting' : 'missing';
};
