export const SAVED_KINDS = ['demand', 'achievement', 'demandMatch', 'achievementMatch'] as const;
export type SavedKind = (typeof SAVED_KINDS)[number];

export const SAVED_LIMITS = { name: { min: 1, max: 40 }, count: 20 } as const;
