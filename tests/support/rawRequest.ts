import { connect } from 'node:net';

export interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const answerOf = (text: string): RawAnswer => {
  const [head = '', ...body] = text.split('\r\n\r\n');
  const [line = '', ...fields] = head.split('\r\n');
  const pairs = fields.map((field) => {
    const at = field.indexOf(':');
    return [field.slice(0, at).toLowerCase(), field.slice(at + 1).trim()] as const;
  });
  return {
    status: Number(line.split(' ')[1]),
    headers: Object.fromEntries(pairs),
    body: body.join('\r\n\r\n'),
  };
};

/** Sends these very bytes, which no HTTP client would, and reads until the service hangs up. */
export const rawRequest = (origin: string, bytes: string): Promise<RawAnswer[]> =>
  new Promise((done, fail) => {
    const { hostname, port } = new URL(origin);
    let text = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes, 'latin1'));
    socket.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
    // The service closed the connection early; what it sent before is the answer.
    socket.on('error', (error: NodeJS.ErrnoException) => error.code !== 'ECONNRESET' && fail(error));
    socket.on('close', () =>
      done(
        text
          .split(/(?=HTTP\/1\.1 \d{3} )/)
          .filter(Boolean)
          .map(answerOf),
      ),
    );
  });
