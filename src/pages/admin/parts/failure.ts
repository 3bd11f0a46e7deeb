import type { Text } from '@/i18n/useText';
import { RequestError } from '@/utils/request-error';

const WORDED = [400, 401, 403, 404, 406, 410, 422, 500, 502, 503, 504] as const;

/** The service's own sentence; without one, what the status means; without an answer, what to look at. */
export function failureText(t: Text, error: unknown): string {
  if (!(error instanceof RequestError)) return t('request.unknown.failure');
  if (error.failure.serverMessage) return error.failure.serverMessage;
  const worded = WORDED.find((status) => status === error.failure.httpStatus);
  return t(worded ? `request.status.${worded}.failure` : 'request.network.failure');
}

interface FieldProblem {
  path: string;
  message: string;
}

const isProblem = (value: unknown): value is FieldProblem =>
  typeof value === 'object' && value !== null && 'path' in value && 'message' in value;

/** Sentences of the service by form field: `body.categories.0.name` belongs to `['categories', 0, 'name']`. */
export function fieldProblems(error: unknown): { name: (string | number)[]; errors: string[] }[] {
  if (!(error instanceof RequestError)) return [];
  const { fields } = ((error.body as { data?: { fields?: unknown } } | null)?.data ?? {}) as {
    fields?: unknown;
  };
  if (!Array.isArray(fields)) return [];
  return fields.filter(isProblem).map(({ path, message }) => ({
    name: path
      .split('.')
      .slice(1)
      .map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
    errors: [message],
  }));
}

/** 409: the record has moved on since it was loaded. */
export const isStale = (error: unknown): boolean =>
  error instanceof RequestError && (error.failure.code ?? error.failure.httpStatus) === 409;
