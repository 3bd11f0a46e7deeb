/**
 * Years that something here may be about, as a pattern. Databases and programs disagree about year 0, and a zone can move
 * the last day of 9999 into a year of five digits, which nobody reads again.
 */
export const YEAR_FORM = '(?:19|20|21)\\d\\d';
