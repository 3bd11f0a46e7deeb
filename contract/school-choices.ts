/** In the order of a filter. A removed one has been merged into another, or was refused. */
export const PLACE_STATES = ['active', 'pending', 'stopped', 'removed'] as const;
export type PlaceState = (typeof PLACE_STATES)[number];

/** Of whoever asks for a school or a department, in 字. */
export const SCHOOL_ASK_LIMITS = { name: 120, address: 120, remarks: 255 } as const;
