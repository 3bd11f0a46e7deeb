import { RequestError, statusIn } from './request-error';

const CONFLICT = 409;

/** Refused because somebody else was quicker: what may be done has changed since it was read. */
export const isOvertaken = (error: unknown): boolean =>
  error instanceof RequestError && statusIn(error.failure) === CONFLICT;
