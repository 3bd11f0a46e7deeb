import type { Text } from '@/i18n/useText';
import { RequestError } from '@/utils/request-error';

const WORDED = [400, 401, 403, 404, 406, 410, 422, 500, 502, 503, 504] as const;

/** The service's own sentence; without one, what the status means; without an answer, what to look at. */
export function failureText(t: Text, error: unknown): string {
  if (!(error instanceof RequestError)) return t('request.unknown.failure');
  if (error.failure.serverMessage) return error.failure.serverMessage;
  const worded = WORDED.find((status) => status === statusOf(error));
  return t(worded ? `request.status.${worded}.failure` : 'request.network.failure');
}

export const traceOf = (error: unknown): string | undefined =>
  error instanceof RequestError ? error.failure.traceId : undefined;

/** Whether the service answered at all: without an answer the act may have happened. */
export const wasAnswered = (error: unknown): boolean =>
  error instanceof RequestError && error.failure.kind === 'reply' && statusOf(error) < 500;

/** The code the answer bears, whichever dialect. */
export const statusOf = (error: unknown): number => {
  if (!(error instanceof RequestError)) return 0;
  const { code, status, httpStatus } = error.failure;
  return code ?? status ?? httpStatus ?? 0;
};
