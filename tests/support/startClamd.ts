import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** In two pieces, so that no scanner takes this file for what it describes. */
export const EICAR = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$${'EICAR-STANDARD-ANTIVIRUS'}-TEST-FILE!$H+H*`;

export interface Clamd {
  url: string;
  /** What it answers, whatever it is shown; null: what it finds. */
  says: string | null;
  /** How many files it was shown whole. */
  seen: number;
  stop: () => Promise<void>;
}

/** The bytes behind `zINSTREAM`, piece by piece; null as long as the last one is missing. */
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

/** A scanner that knows one virus, the test virus, and speaks as clamd does. */
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
