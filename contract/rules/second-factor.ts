import { RECOVERY_CODE, SECOND_FACTOR } from '@contract/patterns';

const LENGTH = 11;

export const isSecondFactor = (text: string): boolean => new RegExp(SECOND_FACTOR).test(text);
export const isRecoveryCode = (text: string): boolean => new RegExp(`^${RECOVERY_CODE}$`).test(text);

/** As it was copied or read from paper: without blanks, full-width forms, capitals and other dashes. */
export const cleanSecondFactor = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‐-―−]/g, '-')
    .replace(/[^a-z0-9-]/g, '')
    .slice(0, LENGTH);
