import { RequestError, statusIn } from './request-error';

/** The record was withdrawn by its owner, and is no longer for this reader. */
const TAKEN_BACK = ['apply.withdrawn', 'demand.taken_back', 'achi.taken_back'];

/** Whether no further attempt can succeed, because the record is gone or no longer for this reader. */
export const isFinal = (error: unknown): error is RequestError =>
  error instanceof RequestError &&
  (statusIn(error.failure) === 404 || TAKEN_BACK.includes(error.failure.errorCode ?? ''));
