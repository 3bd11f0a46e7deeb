import { failureText } from '@/i18n/failure-text';
import type { Text } from '@/i18n/useText';
import { isFinal, RequestError } from '@/utils/request-error';

/** A refusal by the service: an error for the form, or errors for its fields. */
export interface Refusal {
  fields: Record<string, string>;
  /** For the form as a whole, when no field is to blame. */
  form: string | null;
  errorCode: string | undefined;
  /** Nobody knows whether the request was carried out; sent again unchanged, it is carried out only once. */
  isRepeatable: boolean;
  /** No further attempt can succeed: the record is gone, or no longer for this reader. */
  isFinal: boolean;
  /** What came with it: the current record, the seconds to wait. */
  data: unknown;
}

type Blame = { path: string; message: string };

const isBlame = (value: unknown): value is Blame =>
  typeof value === 'object' && value !== null && 'path' in value && 'message' in value;

const blamesIn = (data: unknown): Blame[] => {
  const list = (data as { fields?: unknown } | null | undefined)?.fields;
  return Array.isArray(list) ? list.filter(isBlame) : [];
};

/** `body.attachment_ids.0` is a matter of `attachment_ids`. */
const fieldOf = (path: string): string => path.replace(/^body\./, '').split(/[./]/)[0] ?? '';

/** `byCode` names the field that an error code without field is about. Anything but a refusal is thrown on. */
export function refusalOf(
  t: Text,
  error: unknown,
  names: readonly string[],
  byCode: Readonly<Record<string, string>> = {},
): Refusal {
  if (!(error instanceof RequestError)) throw error;
  const { errorCode } = error.failure;
  const data = (error.body as { data?: unknown } | null | undefined)?.data;
  const blames = blamesIn(data)
    .map(({ path, message }) => [fieldOf(path), message] as const)
    .filter(([name]) => names.includes(name));
  const coded = errorCode === undefined ? undefined : byCode[errorCode];
  const fields =
    blames.length > 0 ? Object.fromEntries(blames) : coded ? { [coded]: failureText(t, error) } : {};
  const isOfFields = Object.keys(fields).length > 0;
  return {
    fields,
    form: isOfFields ? null : failureText(t, error),
    errorCode,
    isRepeatable: error.isRepeatable,
    isFinal: !isOfFields && isFinal(error),
    data,
  };
}
