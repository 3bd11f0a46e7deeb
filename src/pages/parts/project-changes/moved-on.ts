import { statusOf } from '@/i18n/failure-text';

/** The reader has no part in the project any more. */
const REFUSED = [403, 404];

export const isRefused = (error: unknown): boolean => REFUSED.includes(statusOf(error));

/** Somebody else was first, or it is not the reader's any more: what may still be done is read anew. */
export const hasMovedOn = (error: unknown): boolean => statusOf(error) === 409 || isRefused(error);
