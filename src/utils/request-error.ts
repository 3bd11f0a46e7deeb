/** What went wrong with a call, as plain data: `decide` turns it into effects. */
export interface Failure {
  /**
   * `reply`: the server answered; the others have no valid answer. `outdated`: it does not know such a call, or not in
   * this form, because it was updated after this page was opened.
   */
  kind: 'reply' | 'timeout' | 'network' | 'cancelled' | 'chunk' | 'outdated' | 'other';
  httpStatus?: number;
  /** Dialect of /prod-api. */
  code?: number;
  /** Dialect of /api. */
  status?: number;
  success?: boolean;
  showType?: number;
  errorCode?: string;
  /** errorMessage, msg or message, whichever the server sent. */
  serverMessage?: string;
  /** What the error itself says, when the server said nothing. */
  ownMessage?: string;
  traceId?: string;
  timeoutMs?: number;
  /** The call was itself about signing in, so a 401 means a wrong password. */
  signingIn?: boolean;
}

/**
 * `said`: shown in a message or a notification, or deliberately not shown; `left`: the page was replaced by another.
 */
export type Acted = 'said' | 'left';

/** The one error a caller meets. `body` is the server's answer, such as the current record of a 409. */
export class RequestError extends Error {
  readonly failure: Failure;
  readonly body: unknown;
  /** What the error catalogue has done about it; null where the caller has to show it. */
  acted: Acted | null = null;
  /**
   * No answer came, but the same request can be sent again and takes effect once, because it had an idempotency key
   * that will be reused.
   */
  isRepeatable = false;

  constructor(failure: Failure, body?: unknown) {
    super(failure.serverMessage ?? failure.ownMessage ?? '');
    this.name = failure.success === false ? 'BizError' : 'RequestError';
    this.failure = failure;
    this.body = body;
  }
}

/** The code in the answer, in either dialect, otherwise the HTTP status; 0 without an answer. */
export const statusIn = ({ code, status, httpStatus }: Failure): number => code ?? status ?? httpStatus ?? 0;

/** The record was withdrawn by its owner, and is no longer for this reader. */
const TAKEN_BACK = /\.(?:taken_back|withdrawn)$/;

/** Whether no further attempt can succeed, because the record is gone or no longer for this reader. */
export const isFinal = (error: unknown): error is RequestError =>
  error instanceof RequestError &&
  (statusIn(error.failure) === 404 || TAKEN_BACK.test(error.failure.errorCode ?? ''));

/** Whether the service gave a decision: without an answer, or after a fault (5xx), the action may have happened. */
export const wasAnswered = (error: unknown): boolean =>
  error instanceof RequestError && error.failure.kind === 'reply' && statusIn(error.failure) < 500;

type Body = Record<string, unknown>;

const isBody = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

const number = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** The signs of failure an answer carries, whichever back end wrote it. */
export function describeReply(body: unknown, httpStatus: number): Failure {
  if (!isBody(body)) return { kind: 'reply', httpStatus };
  return {
    kind: 'reply',
    httpStatus,
    code: number(body['code']),
    status: number(body['status']),
    success: typeof body['success'] === 'boolean' ? body['success'] : undefined,
    showType: body['showType'] === undefined ? undefined : Number(body['showType']),
    errorCode: text(body['errorCode']) ?? number(body['errorCode'])?.toString(),
    serverMessage: text(body['errorMessage']) ?? text(body['msg']) ?? text(body['message']),
    traceId: text(body['traceId']),
  };
}

const isFineCode = (code: number | undefined): boolean =>
  code === undefined || code === 0 || (code >= 200 && code < 300);

/** `/api` uses 0 or 1 for success, negative numbers or those above 400 for failure. */
const isFineStatus = (status: number | undefined): boolean =>
  status === undefined || (status >= 0 && status <= 400);

/** An old back end answers HTTP 200 and tells the truth in the body only. */
export const isRefusal = (failure: Failure): boolean =>
  failure.success === false || !isFineCode(failure.code) || !isFineStatus(failure.status);

/** Whether the session has ended, in any of the three dialects. */
export const isSignedOut = (failure: Failure): boolean =>
  failure.kind === 'reply' &&
  !failure.signingIn &&
  (failure.code ?? failure.status ?? failure.httpStatus) === 401;
