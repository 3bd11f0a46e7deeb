/** 领域 of demands and achievements: one list for both, so that they can be held against each other. */
export const TECH_FIELDS = [
  'manufacturing',
  'agriculture',
  'chemistry',
  'medicine',
  'logistics',
  'heritage',
] as const;
export type TechField = (typeof TECH_FIELDS)[number];
