import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * A proxy between two programs that forwards everything until told to be slow, to fall silent, or to close connections.
 */
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
    // Broken connections are what the tests are about, so their errors are ignored.
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
    /** Delays each piece of data by this much, in both directions. */
    slowBy: (ms: number): void => {
      delayMs = ms;
    },
    /** Connections stay open, but nothing is forwarded any more. */
    fallSilent: (): void => setSilent(true),
    /** Closes all connections and accepts no new ones. */
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
