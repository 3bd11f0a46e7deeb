/** Dates of a period that downtime may move: the ends of what applicants have to meet. */
export const EXTENDED_DATES = ['applyEnd', 'stageOneEnd', 'stageTwoEnd'] as const;
