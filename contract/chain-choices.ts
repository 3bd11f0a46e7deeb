/** In the order in which one thing leads to the next. */
export const CHAIN_KINDS = ['demand', 'application', 'result', 'achievement', 'policy'] as const;
/** Where a chain may be looked at from: a period leads to its policies alone. */
export const CHAIN_ROOTS = [...CHAIN_KINDS, 'period'] as const;
export type ChainRoot = (typeof CHAIN_ROOTS)[number];
