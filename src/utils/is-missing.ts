import { RequestError } from './request-error';

const statusOf = (error: Error | undefined): number | undefined => {
  if (!(error instanceof RequestError)) return undefined;
  const { code, status, httpStatus } = error.failure;
  return code ?? status ?? httpStatus;
};

/** The service says that there is no such thing, in whichever dialect. */
export const isMissing = (error: Error | undefined): boolean => statusOf(error) === 404;

/** The address names no record: a number nobody has, or `/demand/detail/abc`, which the contract refuses. */
export const isNowhere = (error: Error | undefined): boolean => [400, 404].includes(statusOf(error) ?? 0);
