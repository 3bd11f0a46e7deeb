import type { SpaceRow } from '@contract/learning';
import type { SpaceState } from '@contract/learning-choices';

type Facts = Pick<SpaceRow, 'state' | 'member_count' | 'capacity'>;

/** What a course or project is at the moment; full is open to those who are in it, and to nobody else. */
export const spaceStatus = (
  { state, member_count, capacity }: Facts,
  removed = false,
): SpaceState | 'full' | 'removed' => {
  if (removed) return 'removed';
  const isFull = state === 'open' && capacity !== null && member_count >= capacity;
  return isFull ? 'full' : state;
};
