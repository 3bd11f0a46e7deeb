/** Joins what stands beside it into one word, and takes no room. */
const WORD_JOINER = '\u2060';
/** Between the hyphen and what follows it in a date, a telephone number or the number of a project. */
const AFTER_HYPHEN = /(?<=\w-)(?=\d)/g;

/** A date stays in one line: a browser may break it after its hyphens. For sentences: a date by itself is copied as it is. */
export const unbrokenDates = (text: string): string => text.replace(AFTER_HYPHEN, WORD_JOINER);
