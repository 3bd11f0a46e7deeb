/** Trace ids and file ids contain such digits by chance, so a number inside one of them is ignored. */
const apart = (pattern: string): RegExp => new RegExp(`(?<![\\da-f-])(?:${pattern})(?![\\da-f-])`);

/** A mobile number in an answer. */
export const PHONE = apart('1\\d{10}');
/** The number of an identity card. */
export const ID_NUMBER = apart('\\d{17}[\\dXx]');
/** A mobile number or the number of an identity card. */
export const PERSONAL_NUMBER = apart('1[3-9]\\d{9}|\\d{17}[\\dXx]');
