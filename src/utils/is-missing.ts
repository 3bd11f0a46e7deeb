import { RequestError } from './request-error';

/** The service says that there is no such thing, in whichever dialect. */
export const isMissing = (error: Error | undefined): boolean => {
  if (!(error instanceof RequestError)) return false;
  const { code, status, httpStatus } = error.failure;
  return (code ?? status ?? httpStatus) === 404;
};
