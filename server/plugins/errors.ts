import { isConnectionLoss, isStatementTimeout } from '@server/db/database';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, SHOW_TYPE } from './app-error';
import { dialectOf, failureBody } from './envelope';

/** Chinese status texts (ux §5) for what the framework itself refuses. */
const STATUS_TEXT: Record<number, string> = {
  400: '请求内容有误，请检查后重试',
  403: '当前账号没有此操作的权限',
  404: '没有找到请求的内容',
  405: '不支持这种请求方法',
  408: '请求超时，请重试',
  413: '内容超过大小限制',
  415: '不支持这种内容类型',
  429: '操作过于频繁，请稍后再试',
  500: '抱歉，服务器出现问题，请稍后重试',
  503: '抱歉，服务维护或繁忙，请稍后重试',
};

const unavailable = (errorCode: string): AppError =>
  new AppError(503, STATUS_TEXT[503] as string, { errorCode, headers: { 'retry-after': '2' } });

const toAppError = (error: FastifyError | Error): AppError => {
  if (error instanceof AppError) return error;
  if (isConnectionLoss(error)) return unavailable('db.unavailable');
  if (isStatementTimeout(error)) return unavailable('db.slow');
  const status = (error as FastifyError).statusCode ?? 500;
  if (status < 400 || status >= 500)
    return new AppError(500, STATUS_TEXT[500] as string, {
      errorCode: 'http.500',
      showType: SHOW_TYPE.notification,
    });
  return new AppError(status, STATUS_TEXT[status] ?? (STATUS_TEXT[400] as string), {
    errorCode: (error as FastifyError).code ?? `http.${status}`,
  });
};

const send = (error: AppError, request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply
    .code(error.status)
    .headers({ 'cache-control': 'no-store', ...error.headers })
    .serializer(JSON.stringify)
    .type('application/json; charset=utf-8')
    .send(
      failureBody(dialectOf(request.url), {
        status: error.status,
        message: error.message,
        errorCode: error.errorCode,
        showType: error.showType,
        traceId: request.id,
        data: error.data,
        apiStatus: error.apiStatus,
      }),
    );

/** Every failure leaves in the family's dialect, with a trace id; the cause stays in the log. */
export const registerErrors = (app: FastifyInstance): void => {
  app.setErrorHandler((error: FastifyError | Error, request, reply) => {
    const known = toAppError(error);
    if (known.status >= 500) request.log.error({ err: error }, known.errorCode);
    return send(known, request, reply);
  });
  app.setNotFoundHandler((request, reply) =>
    send(new AppError(404, STATUS_TEXT[404] as string), request, reply),
  );
};
