import { RequestError, statusIn } from '@/utils/request-error';

interface FieldProblem {
  path: string;
  message: string;
}

const isProblem = (value: unknown): value is FieldProblem =>
  typeof value === 'object' && value !== null && 'path' in value && 'message' in value;

/** The service's messages by form field: `body.categories.0.name` belongs to `['categories', 0, 'name']`. */
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

/** The current record, which the service returns when it refuses to overwrite somebody else's change (`…_moved`). */
export function standingRecord(error: unknown): unknown {
  if (!(error instanceof RequestError) || !error.failure.errorCode?.endsWith('_moved')) return undefined;
  return (error.body as { data?: unknown } | null)?.data ?? undefined;
}

/** 409: the record has moved on since it was loaded; 404: it is gone. */
export const isStale = (error: unknown): error is RequestError =>
  error instanceof RequestError && [404, 409].includes(statusIn(error.failure));
