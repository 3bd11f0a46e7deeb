import type { Text } from '@/i18n/useText';
import { RequestError } from '@/utils/request-error';

/** The service's own sentence; without an answer, what to look at. */
export function failureText(t: Text, error: unknown): string {
  if (!(error instanceof RequestError)) return t('request.unknown.failure');
  const { kind, serverMessage } = error.failure;
  return serverMessage ?? t(kind === 'reply' ? 'request.unknown.failure' : 'request.network.failure');
}
