/**
 * Invisible characters that turn the reading direction of the text after them, or make two names look the same. They
 * come with text pasted from phone books and PDF files. Those that writing needs are kept: joiners inside words and
 * emoji, and the plain direction marks.
 */
const UNSEEN = /[\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;
/** The same in a text of JSON, where they may be written as escapes. */
const UNSEEN_IN_JSON = /[\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF]|\\u(?:20(?:0b|2[a-e]|6[06-9])|feff)/i;

/** Passwords are compared exactly as typed. */
const isSecret = (key: string): boolean => /password/i.test(key);

const without = (value: unknown): unknown => {
  if (typeof value === 'string') return value.replace(UNSEEN, '');
  if (Array.isArray(value)) return value.map(without);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, isSecret(key) ? each : without(each)]),
  );
};

/** The parsed text without invisible characters in its values. */
export const withoutUnseenMarks = (text: string, read: unknown): unknown =>
  UNSEEN_IN_JSON.test(text) ? without(read) : read;
