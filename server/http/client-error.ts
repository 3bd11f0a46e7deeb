import { randomUUID } from 'node:crypto';
import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type PlainCode, spokenOf, textOf } from '@contract/sentences/sentence';
import { SHOW_TYPE } from '@server/errors/app-error';
import { failureBody } from './envelope';
import { BASE_HEADERS } from './guarded-response';

/** Errors of Node's HTTP parser and timeouts with a status of their own. All others are a 400. */
const REFUSALS: Record<string, readonly [number, PlainCode]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'http.408'],
  HPE_HEADER_OVERFLOW: [431, 'http.400'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'http.413'],
};

type AnsweringSocket = Socket & { _httpMessage?: Pick<ServerResponse, 'headersSent'> | null };

/**
 * Answers what never became a request: broken or smuggled lines, headers without end, a sender that stopped in the middle
 * (req:attack-a66). No response exists for these, so the answer is written by hand, and the connection ends with it.
 */
export const refuseBroken = (error: NodeJS.ErrnoException, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, sentence] = REFUSALS[error.code ?? ''] ?? [400, 'http.400' as const];
  const traceId = randomUUID();
  const failure = { status, errorCode: `http.${status}`, showType: SHOW_TYPE.error, traceId };
  const body = JSON.stringify(
    failureBody('api', { ...failure, message: textOf(sentence), sentence: spokenOf(sentence) }),
  );
  const headers = {
    ...BASE_HEADERS,
    connection: 'close',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'x-request-id': traceId,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  // After an answer that is already being sent, a second one would be read as that of another request.
  const isAnswering = (socket as AnsweringSocket)._httpMessage?.headersSent ?? false;
  if (socket.writable && !isAnswering)
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  socket.destroySoon();
};
