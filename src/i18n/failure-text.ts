import { type Translate, wordsOf } from '@/request/decide';
import { type Failure, RequestError, statusIn } from '@/utils/request-error';
import type { MessageId } from './message-id';
import type { Text } from './useText';

export const statusOf = (error: unknown): number =>
  error instanceof RequestError ? statusIn(error.failure) : 0;

/** Whether the error catalogue has already shown the error, so that nothing shows it again. */
export const wasShown = (error: unknown): boolean => error instanceof RequestError && error.acted !== null;

const failureOf = (error: unknown): Failure =>
  error instanceof RequestError ? error.failure : { kind: 'other' };

const wordsIn = (t: Text, failure: Failure): ReturnType<typeof wordsOf> => {
  const look: Translate = (id, values) => t(id as MessageId, values);
  return wordsOf(failure, look);
};

/** The error catalogue's words and severity for a failure, for components that show it themselves. */
export const failureWords = (t: Text, error: unknown): ReturnType<typeof wordsOf> =>
  wordsIn(t, failureOf(error));

export const failureText = (t: Text, error: unknown): string => failureWords(t, error).text;

/** The same without the 问题编号, for places that show it in a line of its own. */
export const failureTitle = (t: Text, error: unknown): string =>
  wordsIn(t, { ...failureOf(error), traceId: undefined }).text;
