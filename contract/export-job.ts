import { type Static, Type } from 'typebox';
import { data, endpointTable, file } from './endpoint';
import { EXPORT_KINDS, EXPORT_REASONS, EXPORT_STATES } from './export-choices';
import { EXPORT_KEPT_DAYS, EXPORT_OPEN_MAX, EXPORT_WAIT_MS } from './limits';
import { Closed, Id, IdParams, Nullable, OneOf, Text, Time } from './schema';

const Count = Type.Integer({ minimum: 0 });

/** A file that is being written, or waits to be fetched by whoever asked for it. */
export const ExportJob = Closed({
  id: Id,
  kind: OneOf(EXPORT_KINDS),
  state: OneOf(EXPORT_STATES),
  /** Rows written so far; 0 where the file has none. */
  done: Count,
  /** Rows there were when it began; null where that is not known. */
  total: Nullable(Count),
  /** Null until it is ready, as are the size in bytes and the time when it is thrown away. */
  fileName: Nullable(Text(200)),
  size: Nullable(Count),
  expireTime: Nullable(Time),
  /** Why there is no file, or what a file that is ready lacks. */
  reason: Nullable(OneOf(EXPORT_REASONS)),
  createTime: Time,
});
export type ExportJob = Static<typeof ExportJob>;

export const exportJobCalls = endpointTable({
  'GET /prod-api/system/export': {
    summary: '本人的导出：正在写的与可以下载的',
    access: 'signedIn',
    reply: data(Type.Array(ExportJob)),
    assumed: true,
  },
  'POST /prod-api/system/export': {
    summary: '开始一次导出',
    access: 'signedIn',
    ownCare: true,
    body: Closed({
      kind: OneOf(EXPORT_KINDS),
      /**
       * The query of the call that returns the same file directly; it is checked by the rules and permissions of that
       * call.
       */
      query: Type.Optional(
        Type.Record(Text(40), Type.Union([Text(200), Type.Number(), Type.Boolean()]), { maxProperties: 20 }),
      ),
    }),
    reply: data(ExportJob),
    idempotent: true,
    assumed: `至多等 ${EXPORT_WAIT_MS / 1000} 秒：写完的立即可以下载，没有写完的继续写；同时至多 ${EXPORT_OPEN_MAX} 个，文件保留 ${EXPORT_KEPT_DAYS} 天`,
  },
  'GET /prod-api/system/export/{id}': {
    summary: '一次导出的进度',
    access: 'signedIn',
    params: IdParams,
    reply: data(ExportJob),
    assumed: true,
  },
  'DELETE /prod-api/system/export/{id}': {
    summary: '取消导出，或删除已生成的文件',
    access: 'signedIn',
    ownCare: true,
    params: IdParams,
    reply: data(Type.Null()),
    assumed: true,
  },
  'GET /prod-api/system/export/{id}/file': {
    summary: '下载导出的文件',
    access: 'signedIn',
    params: IdParams,
    reply: file,
    assumed: '只有导出的人可以下载，下载时仍须有相应的权限',
  },
});
