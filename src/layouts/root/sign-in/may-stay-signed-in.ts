import type { Duty } from '@contract/auth';
import { isStaff } from '@contract/rules/staff';
import type { Rights } from '@/hooks/initial-state';

/**
 * Staff is never kept signed in. A duty other than consent means staff too, although the service withholds their rights
 * until it is done.
 */
export const mayStaySignedIn = (
  { roles, permissions }: Pick<Rights, 'roles' | 'permissions'>,
  duties: readonly Duty[],
): boolean =>
  !isStaff(
    roles.map(({ roleKey }) => roleKey),
    permissions,
  ) && duties.every((duty) => duty === 'agreement');
