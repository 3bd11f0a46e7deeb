import { RequestError } from './request-error';

/** Seconds until another code may be asked for (req:product-codes). */
export const PAUSE_S = 60;

/** How long a refusal asks to wait where a code was sent shortly before; 0 where it is about something else. */
export const pauseIn = (error: unknown): number => {
  const body =
    error instanceof RequestError ? (error.body as { data?: { retryAfter?: unknown } } | null) : null;
  const seconds = body?.data?.retryAfter;
  return typeof seconds === 'number' && seconds <= PAUSE_S ? seconds : 0;
};
