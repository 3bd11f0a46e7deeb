import { type Failure, RequestError } from '@/utils/request-error';
import type { Text } from './useText';

const WORDED = [400, 401, 403, 404, 406, 410, 422, 500, 502, 503, 504] as const;

/** The code the answer bears, whichever dialect. */
const statusIn = ({ code, status, httpStatus }: Failure): number => code ?? status ?? httpStatus ?? 0;

export const statusOf = (error: unknown): number =>
  error instanceof RequestError ? statusIn(error.failure) : 0;

/** Whether the service answered at all: without an answer the act may have happened. */
export const wasAnswered = (error: unknown): boolean =>
  error instanceof RequestError && error.failure.kind === 'reply' && statusOf(error) < 500;

/** The service's own sentence; without one, what the status means; only without an answer, the network. */
export function failureText(t: Text, error: unknown): string {
  if (!(error instanceof RequestError)) return t('request.unknown.failure');
  const { failure } = error;
  if (failure.serverMessage) return failure.serverMessage;
  if (failure.kind === 'network') return t('request.network.failure');
  if (failure.kind === 'timeout') return t('request.timeout.failure', { n: failure.timeoutMs ?? 0 });
  if (failure.kind === 'chunk') return t('request.chunk.failure');
  const worded = WORDED.find((status) => status === statusIn(failure));
  return t(worded ? `request.status.${worded}.failure` : 'request.unknown.failure');
}
