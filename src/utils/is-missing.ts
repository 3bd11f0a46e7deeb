import { RequestError } from './request-error';

/** Whether the service says that the record does not exist, in either dialect. */
export const isMissing = (error: Error | undefined): boolean => {
  if (!(error instanceof RequestError)) return false;
  const { code, status, httpStatus } = error.failure;
  return (code ?? status ?? httpStatus) === 404;
};

/**
 * Whether the address of a page names no record: an unknown id, or `/demand/detail/abc`, which the contract refuses.
 */
export const isNowhere = (error: Error | undefined): boolean =>
  isMissing(error) || (error instanceof RequestError && error.failure.errorCode === 'request.invalid');
