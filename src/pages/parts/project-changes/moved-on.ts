import { statusOf } from '@/i18n/failure-text';

/** Statuses that mean the reader no longer has a part in the project or request. */
const REFUSED = [403, 404];

export const isRefused = (error: unknown): boolean => REFUSED.includes(statusOf(error));

/** Whether somebody else acted first or the reader has lost access; the possible actions must then be loaded again. */
export const hasMovedOn = (error: unknown): boolean => statusOf(error) === 409 || isRefused(error);
