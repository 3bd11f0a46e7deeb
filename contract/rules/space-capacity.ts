interface Held {
  /** The current capacity. */
  capacity: number | null;
  memberCount: number;
}

/** Whether a lower maximum would be below the number of members; changing a number must not exclude anybody. */
export const isTooLow = (capacity: number | null, { capacity: standing, memberCount }: Held): boolean =>
  capacity !== null && capacity !== standing && capacity < memberCount;
