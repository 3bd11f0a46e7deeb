import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Between two programs: passes everything on until told to be slow, to fall silent, or to hang up. */
export async function startFaultProxy(target: { host: string; port: number }) {
  const pairs = new Set<[Socket, Socket]>();
  let delayMs = 0;
  let isSilent = false;
  let isShut = false;

  const pass = (from: Socket, to: Socket): void => {
    from.on('data', (bytes) => {
      if (delayMs === 0) to.write(bytes);
      else setTimeout(() => to.write(bytes), delayMs).unref();
    });
    from.on('close', () => to.destroy());
    // What breaks is what a test is about.
    from.on('error', () => to.destroy());
    if (isSilent) from.pause();
  };
  const server = createServer((near) => {
    if (isShut) {
      near.destroy();
      return;
    }
    const far = connect(target);
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    near.once('close', () => pairs.delete(pair));
    pass(near, far);
    pass(far, near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const hangUp = (): void => {
    for (const [near, far] of pairs) {
      near.destroy();
      far.destroy();
    }
  };
  const setSilent = (silent: boolean): void => {
    isSilent = silent;
    for (const sockets of pairs) for (const socket of sockets) silent ? socket.pause() : socket.resume();
  };

  return {
    port: (server.address() as AddressInfo).port,
    /** Each piece of data arrives so much later, in both directions. */
    slowBy: (ms: number): void => {
      delayMs = ms;
    },
    /** Connections stay open, and nothing comes through any more. */
    fallSilent: (): void => setSilent(true),
    /** Hangs up on everybody and takes no new connection. */
    shut: (): void => {
      isShut = true;
      hangUp();
    },
    hangUp,
    recover: (): void => {
      delayMs = 0;
      isShut = false;
      setSilent(false);
    },
    stop: async (): Promise<void> => {
      hangUp();
      server.close();
      await once(server, 'close');
    },
  };
}
