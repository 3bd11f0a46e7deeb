import type { Spoken } from '@contract/refusal';
import { type Said, spokenOf, textOf } from '@contract/sentences/sentence';

/** How the app shows it (req:spec-show-type). */
export const SHOW_TYPE = { silent: 0, warning: 1, error: 2, notification: 4, redirect: 9 } as const;

/** What is wrong at one place of the request, such as `body.sections.base.title`. */
export interface FieldProblem {
  path: string;
  said: Said;
}

export interface AppErrorOptions {
  /** Stable key for programs, where it is not the code of the sentence. */
  errorCode?: string;
  showType?: number;
  /** What helps the caller: the current record, the findings, seconds to wait. */
  data?: unknown;
  /** Become `data.fields`, each with its Chinese sentence. */
  fields?: readonly FieldProblem[];
  headers?: Record<string, string>;
  /** A business code of its own in the `/api` dialect, such as -2 (req:calls-api-codes). */
  apiStatus?: number;
}

/** The sentence codes of a refusal and its fields, from which clients make sentences in other languages. */
export interface SpokenRefusal extends Partial<Spoken> {
  /** In the order of `data.fields`. */
  fields?: (Spoken | null)[];
}

const dataOf = ({ data, fields }: AppErrorOptions): unknown =>
  fields
    ? {
        ...(data as object | undefined),
        fields: fields.map(({ path, said }) => ({ path, message: textOf(said) })),
      }
    : data;

const codeOf = (said: Said): string | undefined => {
  if (typeof said === 'string') return said;
  return 'code' in said ? said.code : undefined;
};

/** A refusal the caller is meant to read. Anything else that is thrown becomes a plain 500. */
export class AppError extends Error {
  readonly errorCode: string;
  readonly showType: number;
  readonly data: unknown;
  readonly headers: Record<string, string>;
  readonly apiStatus: number | undefined;
  readonly sentence: SpokenRefusal | null;

  constructor(
    readonly status: number,
    said: Said,
    options: AppErrorOptions = {},
  ) {
    super(textOf(said));
    const spoken = spokenOf(said);
    const fields = options.fields?.map((field) => spokenOf(field.said));
    this.name = 'AppError';
    this.sentence = spoken || fields ? { ...spoken, ...(fields ? { fields } : {}) } : null;
    this.errorCode = options.errorCode ?? codeOf(said) ?? `http.${status}`;
    this.showType = options.showType ?? SHOW_TYPE.error;
    this.data = dataOf(options);
    this.headers = options.headers ?? {};
    this.apiStatus = options.apiStatus;
  }
}

export const badRequest = (said: Said, options?: AppErrorOptions): AppError =>
  new AppError(400, said, options);
export const unauthorized = (said: Said = 'auth.expired'): AppError => new AppError(401, said);
export const forbidden = (said: Said = 'http.403', errorCode?: string): AppError =>
  new AppError(403, said, { ...(errorCode && { errorCode }) });
/** Also for what exists but belongs to somebody else: the answer must not tell (req:attack-a21). */
export const notFound = (said: Said = 'http.404'): AppError => new AppError(404, said);
export const conflict = (said: Said, options?: AppErrorOptions): AppError => new AppError(409, said, options);
export const unprocessable = (said: Said, options?: AppErrorOptions): AppError =>
  new AppError(422, said, options);
export const tooMany = (said: Said, retryAfterS: number): AppError =>
  new AppError(429, said, {
    errorCode: 'http.429',
    data: { retryAfter: retryAfterS },
    headers: { 'retry-after': String(retryAfterS) },
  });

/** One field is at fault, and the whole request is refused for it. */
export const badField = (path: string, said: Said, errorCode = 'request.invalid'): AppError =>
  badRequest(said, { errorCode, fields: [{ path, said }] });
