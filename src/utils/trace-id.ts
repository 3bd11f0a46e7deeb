import { RequestError } from './request-error';

/** 问题编号 of a failed call: what to quote when asking for help. */
export const traceIdOf = (error: Error | undefined): string | undefined =>
  error instanceof RequestError ? error.failure.traceId : undefined;
