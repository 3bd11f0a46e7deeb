/** One of the codes that stand in for an authenticator that is lost. */
export const RECOVERY_CODE = '[A-Za-z2-9]{5}-?[A-Za-z2-9]{5}';

/** Six digits of the authenticator, or one of the recovery codes: `k7m2p-x9d4q`. */
export const SECOND_FACTOR = `^(\\d{6}|${RECOVERY_CODE})$`;

/**
 * Years that something here may be about, as a pattern. Databases and programs disagree about year 0, and a zone can move
 * the last day of 9999 into a year of five digits, which nobody reads again.
 */
export const YEAR_FORM = '(?:19|20|21)\\d\\d';
