import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const PATH = '/api/attachments/uploads';

const HEADERS = {
  'Tus-Resumable': '1.0.0',
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*, Authorization',
  'Access-Control-Allow-Methods': '*',
  'Access-Control-Expose-Headers': 'Location, Upload-Offset, Upload-Length',
};

interface Held {
  length: number;
  bytes: Buffer;
  metadata: string;
}

/** The part of a tus 1.0.0 service that a browser uses, with ways to break the connection and to refuse. */
export async function startTusService() {
  const files = new Map<string, Held>();
  const service = {
    files,
    origin: '',
    /** The requests in order, such as `POST`, `HEAD 5242880`, `PATCH 0`. */
    asked: [] as string[],
    credentials: [] as (string | undefined)[],
    /** Destroys the connection of the next piece after this many bytes. */
    cutAfter: null as number | null,
    /** Answers instead of the service, each used once. */
    answers: [] as { method: string; status: number; body: unknown; meanwhile?: () => void }[],
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };

  const reply = (
    response: ServerResponse,
    status: number,
    headers: Record<string, string | number> = {},
    body = '',
  ): void => {
    response.writeHead(status, { ...HEADERS, ...headers });
    response.end(body);
  };

  const create = ({ headers }: IncomingMessage, response: ServerResponse): void => {
    const name = `00000000-0000-4000-8000-${String(files.size).padStart(12, '0')}`;
    const metadata = String(headers['upload-metadata']);
    files.set(name, { length: Number(headers['upload-length']), bytes: Buffer.alloc(0), metadata });
    reply(response, 201, { Location: `${PATH}/${name}` });
  };

  const take = (request: IncomingMessage, response: ServerResponse, held: Held): void => {
    const cut = service.cutAfter;
    service.cutAfter = null;
    request.on('data', (piece: Buffer) => {
      held.bytes = Buffer.concat([held.bytes, piece]);
      if (cut !== null && held.bytes.length >= cut) {
        held.bytes = held.bytes.subarray(0, cut);
        request.destroy();
      }
    });
    request.on('end', () => reply(response, 204, { 'Upload-Offset': held.bytes.length }));
  };

  const takeAnswer = (method: string) => {
    const at = service.answers.findIndex((answer) => answer.method === method);
    return at < 0 ? undefined : service.answers.splice(at, 1)[0];
  };

  const server = createServer((request, response) => {
    const { method = '', url = '' } = request;
    if (method === 'OPTIONS') return reply(response, 204);
    service.credentials.push(request.headers.authorization);
    const answer = takeAnswer(method);
    const id = url.slice(PATH.length + 1);
    const held = files.get(id);
    service.asked.push(
      [method, method === 'PATCH' ? String(request.headers['upload-offset']) : ''].join(' ').trim(),
    );
    if (answer) {
      request.resume();
      answer.meanwhile?.();
      return reply(
        response,
        answer.status,
        { 'Content-Type': 'application/json' },
        JSON.stringify(answer.body),
      );
    }
    if (method === 'POST') return create(request, response);
    if (!held) return reply(response, 404);
    if (method === 'HEAD')
      return reply(response, 200, { 'Upload-Offset': held.bytes.length, 'Upload-Length': held.length });
    if (method === 'PATCH') return take(request, response, held);
    files.delete(id);
    return reply(response, 204);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  service.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return service;
}
