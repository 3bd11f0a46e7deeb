import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

/** `unknown`: the scanner gave no result. The file stays unreadable and is scanned again later. */
export type Verdict = 'clean' | 'infected' | 'unknown';
/** `open` is called only if there is a scanner: a stream opened and not read would keep its file descriptor. */
export type Scan = (open: () => Promise<Readable>) => Promise<Verdict>;

const LIMIT_MS = 20_000;
const ANSWER_BYTES_MAX = 1024;

/** clamd's protocol: each piece after its length, and a length of zero at the end. */
async function* framed(bytes: Readable): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const piece of bytes) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE((piece as Buffer).length);
    yield length;
    yield piece as Buffer;
  }
  yield Buffer.alloc(4);
}

async function* bounded(socket: Socket): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const piece of socket) {
    size += (piece as Buffer).length;
    if (size > ANSWER_BYTES_MAX) throw new Error('the scanner talks too much');
    yield piece as Buffer;
  }
}

const verdictOf = (answer: string): Verdict => {
  if (/^stream: OK\0?$/.test(answer)) return 'clean';
  return /^stream: .+ FOUND\0?$/.test(answer) ? 'infected' : 'unknown';
};

const addressOf = (clamdUrl: string) => {
  const { protocol, hostname, port, pathname } = new URL(clamdUrl);
  return protocol === 'unix:' ? { path: pathname } : { host: hostname, port: Number(port || 3310) };
};

/**
 * Asks a clamd at `tcp://host:3310` or `unix:/run/clamav/clamd.ctl`. Without one every file counts as clean; only its
 * format is checked, elsewhere.
 */
export const createScan = (clamdUrl: string | null): Scan => {
  if (clamdUrl === null) return async () => 'clean';
  const address = addressOf(clamdUrl);
  return async (open) => {
    const bytes = await open();
    // clamd may answer while bytes are still being sent, and after our side has been closed.
    const socket = connect({ ...address, allowHalfOpen: true });
    const signal = AbortSignal.timeout(LIMIT_MS);
    const end = (): void => void socket.destroy();
    signal.addEventListener('abort', end);
    try {
      const [answer] = await Promise.all([
        text(Readable.from(bounded(socket))),
        pipeline(Readable.from(framed(bytes)), socket, { signal }),
      ]);
      return verdictOf(answer.trim());
    } catch {
      return 'unknown';
    } finally {
      signal.removeEventListener('abort', end);
      bytes.destroy();
      socket.destroy();
    }
  };
};
