import { RequestError } from './request-error';

/** Seconds until another code may be asked for (req:product-codes). */
export const PAUSE_S = 60;

/** How many seconds a refusal asks to wait because a code was sent shortly before; 0 for any other refusal. */
export const pauseIn = (error: unknown): number => {
  const body =
    error instanceof RequestError ? (error.body as { data?: { retryAfter?: unknown } } | null) : null;
  const seconds = body?.data?.retryAfter;
  return typeof seconds === 'number' && seconds <= PAUSE_S ? seconds : 0;
};
