/** How the app shows it (spec §8). */
export const SHOW_TYPE = { silent: 0, warning: 1, error: 2, notification: 4, redirect: 9 } as const;

export interface AppErrorOptions {
  /** Stable key for programs, e.g. `apply.version_moved`. */
  errorCode?: string;
  showType?: number;
  /** What helps the caller: the current record, the findings, seconds to wait. */
  data?: unknown;
  headers?: Record<string, string>;
  /** A business code of its own in the `/api` dialect, such as -2 (api-facts §1.1). */
  apiStatus?: number;
}

/** A refusal the caller is meant to read. Anything else that is thrown becomes a plain 500. */
export class AppError extends Error {
  readonly errorCode: string;
  readonly showType: number;
  readonly data: unknown;
  readonly headers: Record<string, string>;
  readonly apiStatus: number | undefined;

  constructor(
    readonly status: number,
    message: string,
    options: AppErrorOptions = {},
  ) {
    super(message);
    this.name = 'AppError';
    this.errorCode = options.errorCode ?? `http.${status}`;
    this.showType = options.showType ?? SHOW_TYPE.error;
    this.data = options.data;
    this.headers = options.headers ?? {};
    this.apiStatus = options.apiStatus;
  }
}

export const badRequest = (message: string, options?: AppErrorOptions): AppError =>
  new AppError(400, message, options);
export const unauthorized = (message = '登录已过期，请重新登录', errorCode = 'auth.expired'): AppError =>
  new AppError(401, message, { errorCode });
export const forbidden = (message = '当前账号没有此操作的权限', errorCode = 'http.403'): AppError =>
  new AppError(403, message, { errorCode });
/** Also for what exists but belongs to somebody else: the answer must not tell (quality A21). */
export const notFound = (message = '没有找到请求的内容'): AppError => new AppError(404, message);
export const conflict = (message: string, options?: AppErrorOptions): AppError =>
  new AppError(409, message, options);
export const unprocessable = (message: string, options?: AppErrorOptions): AppError =>
  new AppError(422, message, options);
export const tooMany = (message: string, retryAfterS: number): AppError =>
  new AppError(429, message, {
    errorCode: 'http.429',
    data: { retryAfter: retryAfterS },
    headers: { 'retry-after': String(retryAfterS) },
  });
