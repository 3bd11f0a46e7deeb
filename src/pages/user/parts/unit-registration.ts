import type { fetchUnitRegistration } from '@/services/registration';

/** A unit that this person registered. */
export type Registration = NonNullable<Awaited<ReturnType<typeof fetchUnitRegistration>>>;

/** Where a registration stands until it is agreed to; null where nothing of the kind is open. */
export const registrationState = (
  apply: Registration | null | undefined,
): 'missing' | 'waiting' | 'refused' | null => {
  if (!apply || apply.status === 1 || apply.status === 3) return null;
  if (apply.status === 2) return 'refused';
  return apply.licenseFile && apply.letterFile ? 'waiting' : 'missing';
};
