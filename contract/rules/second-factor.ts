const RECOVERY = '[A-Za-z2-9]{5}-?[A-Za-z2-9]{5}';

/** Six digits of the authenticator, or one of the recovery codes: `k7m2p-x9d4q`. */
export const SECOND_FACTOR = `^(\\d{6}|${RECOVERY})$`;

const LENGTH = 11;

export const isSecondFactor = (text: string): boolean => new RegExp(SECOND_FACTOR).test(text);
export const isRecoveryCode = (text: string): boolean => new RegExp(`^${RECOVERY}$`).test(text);

/** As it was copied or read from paper: without blanks, full-width forms, capitals and other dashes. */
export const cleanSecondFactor = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‐-―−]/g, '-')
    .replace(/[^a-z0-9-]/g, '')
    .slice(0, LENGTH);
