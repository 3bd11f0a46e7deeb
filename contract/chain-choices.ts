/** In the order in which one thing leads to the next. */
export const CHAIN_KINDS = ['demand', 'application', 'result', 'achievement', 'policy'] as const;
/** Kinds of record for which a chain can be requested; a chain from a period contains only its policies. */
export const CHAIN_ROOTS = [...CHAIN_KINDS, 'period'] as const;
export type ChainRoot = (typeof CHAIN_ROOTS)[number];
