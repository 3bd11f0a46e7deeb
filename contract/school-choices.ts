/** In the order of a filter. A removed one has been merged into another, or was refused. */
export const PLACE_STATES = ['active', 'pending', 'stopped', 'removed'] as const;
export type PlaceState = (typeof PLACE_STATES)[number];

/** Length limits for a school or department in 字, both when somebody asks to add one and when the office edits it. */
export const PLACE_LIMITS = {
  name: { min: 2, max: 120 },
  address: { max: 120 },
  remarks: { max: 255 },
  /** A name in the list of regions. */
  region: { max: 20 },
} as const;
