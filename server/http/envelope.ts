import type { Endpoint } from '@contract/endpoint';
import type { SpokenRefusal } from '@server/errors/app-error';
import { type TSchema, Type } from 'typebox';

/** The two families of calls (req:product-families). */
export type Dialect = 'prod-api' | 'api';
/** Whether an address is one of the calls rather than a page or a file. */
export const isCallPath = (path: string): boolean => /^\/(?:prod-)?api\//.test(path);

export const dialectOf = (url: string): Dialect => (url.startsWith('/prod-api') ? 'prod-api' : 'api');

export interface Failure {
  status: number;
  message: string;
  errorCode: string;
  showType: number;
  traceId: string;
  data?: unknown;
  apiStatus?: number | undefined;
  sentence?: SpokenRefusal | null;
}

/**
 * `/api` business codes: statuses with a page or meaning of their own keep their number, all others are -1
 * (req:calls-api-codes).
 */
const apiStatus = (status: number): number => ([401, 402, 403, 404, 500].includes(status) ? status : -1);

/** One failure in two forms: the one its family always had, and the structured one of both families (req:spec-envelope). */
export const failureBody = (dialect: Dialect, failure: Failure): Record<string, unknown> => {
  const { status, message, errorCode, showType, traceId, data, sentence } = failure;
  const common = {
    success: false,
    errorCode,
    errorMessage: message,
    ...(sentence ? { sentence } : {}),
    showType,
    traceId,
    ...(data === undefined ? {} : { data }),
  };
  return dialect === 'prod-api'
    ? { code: status, msg: message, ...common }
    : { status: failure.apiStatus ?? apiStatus(status), message, ...common };
};

type Fields = Record<string, unknown>;

/** Adds the envelope of the family to what a handler returned. */
export const successBody = (dialect: Dialect, row: Endpoint, answer: unknown, traceId: string): Fields => {
  const head: Fields =
    dialect === 'prod-api' ? { code: 200, msg: '操作成功' } : { status: 0, message: 'success' };
  const tail = { success: true, traceId };
  if (row.reply.kind === 'data') return { ...head, data: answer ?? null, ...tail };
  if (row.reply.kind === 'rows') return { ...head, msg: '查询成功', ...(answer as Fields), ...tail };
  return { ...head, ...(answer as Fields), ...tail };
};

const properties = (schema: TSchema): Record<string, TSchema> =>
  (schema as { properties?: Record<string, TSchema> }).properties ?? {};

/** Schema of the whole body, as the contract says it: what it does not declare never leaves. */
export const replySchema = (dialect: Dialect, row: Endpoint): TSchema | undefined =>
  row.reply.kind === 'file' ? undefined : bodySchema(dialect, row.reply);

const bodySchema = (dialect: Dialect, reply: Exclude<Endpoint['reply'], { kind: 'file' }>): TSchema => {
  const head: Record<string, TSchema> =
    dialect === 'prod-api'
      ? { code: Type.Integer(), msg: Type.String() }
      : { status: Type.Integer(), message: Type.String() };
  const tail = { success: Type.Boolean(), traceId: Type.String() };
  if (reply.kind === 'data') return Type.Object({ ...head, data: reply.schema, ...tail });
  if (reply.kind === 'rows') {
    const extra = reply.extra ? properties(reply.extra) : {};
    return Type.Object({ ...head, rows: Type.Array(reply.schema), total: Type.Integer(), ...extra, ...tail });
  }
  return Type.Object({ ...head, ...properties(reply.schema), ...tail });
};
