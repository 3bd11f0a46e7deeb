/**
 * Shown in place of a value that cannot be decrypted. The stars make it a masked one: sent back, it means "as it was".
 */
export const UNREADABLE = '***（无法解密）';

/** No text that comes from outside holds it: PostgreSQL does not take it. */
const MARK = '\u0000';

/** Stands for the value among opened ones, and carries its bytes: stored again, they are what they were. */
export const markUnreadable = (sealed: string): string => MARK + sealed;
export const isUnreadable = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith(MARK);
export const sealedIn = (marked: string): string => marked.slice(MARK.length);
