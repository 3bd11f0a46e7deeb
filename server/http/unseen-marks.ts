/**
 * Marks that nobody sees: they turn the reading direction of whatever follows, or make two names look like one. They come
 * along with what is pasted from telephone books and PDF files. Marks that writing needs stay: joiners inside words and
 * emoji, and the plain marks of direction.
 */
const UNSEEN = /[\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;
/** The same in a text of JSON, where they may be written as escapes. */
const UNSEEN_IN_JSON = /[\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF]|\\u(?:20(?:0b|2[a-e]|6[06-9])|feff)/i;

/** What opens a door is compared as it was typed. */
const isSecret = (key: string): boolean => /password/i.test(key);

const without = (value: unknown): unknown => {
  if (typeof value === 'string') return value.replace(UNSEEN, '');
  if (Array.isArray(value)) return value.map(without);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, isSecret(key) ? each : without(each)]),
  );
};

/** What was read of this text, without such marks in its values. */
export const withoutUnseenMarks = (text: string, read: unknown): unknown =>
  UNSEEN_IN_JSON.test(text) ? without(read) : read;
