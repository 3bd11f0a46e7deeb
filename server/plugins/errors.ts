import type { PlainCode } from '@contract/sentences/sentence';
import {
  isConnectionLoss,
  isContention,
  isStatementTimeout,
  isUndecided,
  isUnstorableText,
  isUnwritable,
} from '@server/db/failures';
import { AppError, badRequest, notFound, SHOW_TYPE } from '@server/errors/app-error';
import { isFileLost } from '@server/errors/file-lost';
import { isStorageAway } from '@server/errors/storage-away';
import { isOutOfFiles, isStorageFull } from '@server/errors/system-failures';
import { dialectOf, failureBody, isCallPath } from '@server/http/envelope';
import { knownMethods } from '@server/http/known-methods';
import type { AnswerFromLast } from '@server/http/last-good';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Sentences for refusals by the framework itself (req:ui-failure-texts). */
const STATUS_SENTENCES: Record<number, PlainCode> = {
  400: 'http.400',
  404: 'http.404',
  405: 'http.405',
  408: 'http.408',
  413: 'http.413',
  415: 'http.415',
  429: 'http.429',
};

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Whether sending the request again is safe because it takes effect only once; null until it can have had an
     * effect.
     */
    isRepeatable: boolean | null;
  }
}

const unavailable = (errorCode: string, said: PlainCode = 'http.503'): AppError =>
  new AppError(503, said, { errorCode, headers: said === 'outcome.unknown' ? {} : { 'retry-after': '2' } });

/** If it is unknown whether the request took effect, the sentence must not say that it did not. */
const outcomeOf = (error: unknown, { isRepeatable }: Partial<FastifyRequest>): PlainCode => {
  if (!isUndecided(error) || typeof isRepeatable !== 'boolean') return 'http.503';
  return isRepeatable ? 'outcome.repeatable' : 'outcome.unknown';
};

/** Hides the framework's own error codes, so that the answer does not tell which one is used. */
const codeOf = ({ code }: Partial<FastifyError>, status: number): string =>
  code === undefined || code.startsWith('FST_') ? `http.${status}` : code;

/** A page that was opened before an update may call an address that is gone; no record is missing then. */
const noSuchAddress = (path: string): AppError =>
  isCallPath(path) ? new AppError(404, 'call.unknown') : notFound();

const methodNotAllowed = (methods: readonly string[]): AppError =>
  new AppError(405, 'http.405', { headers: { allow: methods.join(', ') } });

/** Only the operator can help, so no retry time is given. */
const noRoom = (errorCode: string): AppError => new AppError(507, 'http.507', { errorCode });

const toAppError = (error: FastifyError | Error, request: Partial<FastifyRequest>): AppError => {
  if (error instanceof AppError) return error;
  // No file descriptor is left; running requests will free theirs.
  if (isOutOfFiles(error)) return unavailable('files.busy');
  if (isConnectionLoss(error)) return unavailable('db.unavailable', outcomeOf(error, request));
  if (isStatementTimeout(error)) return unavailable('db.slow', outcomeOf(error, request));
  if (isUnstorableText(error)) return badRequest('request.invalid');
  if (isContention(error)) return unavailable('db.busy');
  if (isUnwritable(error)) return noRoom('db.full');
  if (isStorageFull(error)) return noRoom('storage.full');
  if (isStorageAway(error)) return new AppError(503, 'storage.away', { headers: { 'retry-after': '2' } });
  // A fault of the service, so that its count tells the operator. Only a restore helps, so no retry time is given; and
  // the reader keeps the page, which a 500 would take away.
  if (isFileLost(error)) return new AppError(503, 'storage.lost');
  const status = (error as FastifyError).statusCode ?? 500;
  if (status < 400 || status >= 500)
    return new AppError(500, 'http.500', { showType: SHOW_TYPE.notification });
  // Permissions are decided by our own code. A 403 of the framework means a path outside the app's folder: answered as
  // not found.
  if (status === 403) return notFound();
  return new AppError(status, STATUS_SENTENCES[status] ?? 'http.400', {
    errorCode: codeOf(error, status),
  });
};

/** A refusal that comes after the answer was begun is no file, whatever the answer would have been. */
const send = (error: AppError, request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply
    .removeHeader('content-disposition')
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
        sentence: error.sentence,
      }),
    );

/** Answers requests refused before any hook ran, such as an address that cannot be decoded. */
export const refuseUnread = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  send(toAppError(error, request), request, reply.header('x-request-id', request.id));
};

export type RefuseUnknown = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/**
 * Sends every failure in its family's dialect, with a trace id; the cause stays in the log. Returns the handler for
 * unknown addresses; the caller registers it, and thereby decides which hooks run before.
 */
export const registerErrors = (
  app: FastifyInstance,
  answerFromLast: AnswerFromLast = () => null,
  onRefused: (error: AppError) => void = () => undefined,
): RefuseUnknown => {
  app.decorateRequest('isRepeatable', null);
  app.setErrorHandler((error: FastifyError | Error, request, reply) => {
    const known = toAppError(error, request);
    if (known.status >= 500) request.log.error({ err: error }, known.errorCode);
    onRefused(known);
    return answerFromLast(error, request, reply) ?? send(known, request, reply);
  });
  const methodsOf = knownMethods(app);
  return (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const methods = methodsOf(path);
    const isWrongMethod = methods.length > 0 && !methods.includes(request.method);
    return send(isWrongMethod ? methodNotAllowed(methods) : noSuchAddress(path), request, reply);
  };
};
