interface Held {
  /** As it stands now. */
  capacity: number | null;
  memberCount: number;
}

/** Nobody is asked to leave by a number: whoever lowers the maximum stays above those who are in it already. */
export const isTooLow = (capacity: number | null, { capacity: standing, memberCount }: Held): boolean =>
  capacity !== null && capacity !== standing && capacity < memberCount;
