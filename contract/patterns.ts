/** Pattern of a recovery code, which is accepted once in place of the authenticator if that is lost. */
export const RECOVERY_CODE = '[A-Za-z2-9]{5}-?[A-Za-z2-9]{5}';

/** Six digits of the authenticator, or one of the recovery codes: `k7m2p-x9d4q`. */
export const SECOND_FACTOR = `^(\\d{6}|${RECOVERY_CODE})$`;

/**
 * Pattern of the years that dates here may have. Databases and programs disagree about year 0, and a time zone can move
 * the last day of 9999 into a five-digit year, which cannot be read back.
 */
export const YEAR_FORM = '(?:19|20|21)\\d\\d';
