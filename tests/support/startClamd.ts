import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** Written in two parts, so that no scanner takes this file for the test virus. */
export const EICAR = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$${'EICAR-STANDARD-ANTIVIRUS'}-TEST-FILE!$H+H*`;

export interface Clamd {
  url: string;
  /** The fixed answer to every file; null: the actual finding. */
  says: string | null;
  /** Number of files received completely. */
  seen: number;
  stop: () => Promise<void>;
}

/** The bytes after `zINSTREAM`, without their chunk headers; null while the last chunk is missing. */
const unframed = (sent: Buffer): Buffer | null => {
  const pieces: Buffer[] = [];
  for (let at = 'zINSTREAM\0'.length; at + 4 <= sent.length; ) {
    const length = sent.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(sent.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
};

/** A fake scanner that knows one virus, the test virus, and speaks clamd's protocol. */
export const startClamd = async (): Promise<Clamd> => {
  const clamd: Clamd = { url: '', says: null, seen: 0, stop: async () => undefined };
  const server = createServer((socket) => {
    let sent = Buffer.alloc(0);
    let isDone = false;
    socket.on('error', () => socket.destroy());
    socket.on('data', (piece) => {
      sent = Buffer.concat([sent, piece]);
      const file = isDone ? null : unframed(sent);
      if (!file) return;
      isDone = true;
      clamd.seen += 1;
      socket.end(
        clamd.says ?? (file.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0'),
      );
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  clamd.url = `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  clamd.stop = async () => {
    server.close();
    await once(server, 'close');
  };
  return clamd;
};
