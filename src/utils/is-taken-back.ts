import { RequestError } from './request-error';

/** The application was under review by its unit, and its leader has withdrawn it meanwhile. */
export const isTakenBack = (error: unknown): boolean =>
  error instanceof RequestError && error.failure.errorCode === 'apply.withdrawn';
