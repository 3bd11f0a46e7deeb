import type { SpaceRow } from '@contract/learning';
import type { SpaceState } from '@contract/learning-choices';

type Facts = Pick<SpaceRow, 'state' | 'member_count' | 'capacity'>;

/** The current state; `full` means that members can still enter but nobody can join. */
export const spaceStatus = (
  { state, member_count, capacity }: Facts,
  removed = false,
): SpaceState | 'full' | 'removed' => {
  if (removed) return 'removed';
  const isFull = state === 'open' && capacity !== null && member_count >= capacity;
  return isFull ? 'full' : state;
};
