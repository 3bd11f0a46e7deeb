/** In the order of a filter. A removed one has been merged into another, or was refused. */
export const PLACE_STATES = ['active', 'pending', 'stopped', 'removed'] as const;
export type PlaceState = (typeof PLACE_STATES)[number];

/** Of a school or a department, by whoever asks for it and by the office, in 字. */
export const PLACE_LIMITS = {
  name: { min: 2, max: 120 },
  address: { max: 120 },
  remarks: { max: 255 },
  /** A name in the list of regions. */
  region: { max: 20 },
} as const;
