const asTyped = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** LIKE patterns in which `%`, `_` and `\` of a reader's words stand for themselves. */
export const contains = (text: string): string => `%${asTyped(text)}%`;
export const begins = (text: string): string => `${asTyped(text)}%`;
