/** Kinds of open matters that people are reminded of. */
export const OPEN_MATTERS = [
  'draft',
  'withdrawn',
  'returned',
  'audit',
  'certify',
  'review',
  'stageOne',
  'stageTwo',
  'section',
] as const;
export type OpenMatter = (typeof OPEN_MATTERS)[number];
