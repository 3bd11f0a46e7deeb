import { RequestError } from './request-error';

/** The service says that there is no such thing, in whichever dialect. */
export const isMissing = (error: Error | undefined): boolean => {
  if (!(error instanceof RequestError)) return false;
  const { code, status, httpStatus } = error.failure;
  return (code ?? status ?? httpStatus) === 404;
};

/** The address of a record names none: a number nobody has, or `/demand/detail/abc`, which the contract refuses. */
export const isNowhere = (error: Error | undefined): boolean =>
  isMissing(error) || (error instanceof RequestError && error.failure.errorCode === 'request.invalid');
