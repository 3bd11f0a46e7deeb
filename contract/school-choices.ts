/** In the order of a filter. A removed one has been merged into another, or was refused. */
export const PLACE_STATES = ['active', 'pending', 'stopped', 'removed'] as const;
export type PlaceState = (typeof PLACE_STATES)[number];
