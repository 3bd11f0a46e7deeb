import type { Duty } from '@contract/auth';
import { isStaff } from '@contract/rules/staff';
import type { Rights } from '@/hooks/initial-state';

/** Staff is never kept signed in; what the service holds back of their rights until a duty is done shows that too. */
export const mayStaySignedIn = (
  { roles, permissions }: Pick<Rights, 'roles' | 'permissions'>,
  duties: readonly Duty[],
): boolean =>
  !isStaff(
    roles.map(({ roleKey }) => roleKey),
    permissions,
  ) && duties.every((duty) => duty === 'agreement');
