import { RequestError } from './request-error';

/** Its unit had it on the table, and its leader has taken it back. */
export const isTakenBack = (error: unknown): boolean =>
  error instanceof RequestError && error.failure.errorCode === 'apply.withdrawn';
