/** Apart from the schemas: the form reads it too. */
export const REPLY_LIMITS = { text: { min: 5, max: 1000 } } as const;
