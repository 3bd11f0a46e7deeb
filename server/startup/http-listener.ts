import type { ServerResponse } from 'node:http';
import { type AddressInfo, createServer, Server, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Config } from '@server/config/config';
import { EXIT_CODES, StartupError } from '@server/errors/startup-error';
import type { FastifyInstance } from 'fastify';

const IDLE_POLL_MS = 50;
/**
 * A client that sends without pause sends its next request within this time, and is then told that the connection
 * closes.
 */
const FAREWELL_MS = 2000;

function explain(error: NodeJS.ErrnoException, { host, port }: Config): StartupError {
  if (error.code === 'EADDRINUSE') {
    return new StartupError(
      `端口 ${port} 已被其他程序占用，服务没有启动。可以：\n` +
        `  换一个端口：PORT=${port === 65_535 ? 8000 : port + 1} npm start\n` +
        `  或停止占用者，用这条命令查看是谁：lsof -i :${port}`,
      EXIT_CODES.portTaken,
    );
  }
  if (error.code === 'EACCES') {
    return new StartupError(`没有权限监听端口 ${port}。请在 PORT 中设置 1024 以上的端口。`);
  }
  return new StartupError(`无法在 ${host}:${port} 上监听：${error.message}`, EXIT_CODES.failure, {
    cause: error,
  });
}

/** Port 0 asks for any free one; links and notices need to know which before anything listens. */
export async function withFreePort(config: Config): Promise<Config> {
  if (config.port !== 0) return config;
  const probe = createServer();
  await new Promise<void>((done, fail) => {
    probe.once('error', fail);
    probe.listen(0, config.host, done);
  });
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return Object.freeze({ ...config, port, publicOrigin: config.publicOrigin.replace(/:0$/, `:${port}`) });
}

/** The listening socket of the service: what it lets in, and how it is shut without cutting anybody off. */
export class HttpListener {
  private readonly sockets = new Set<Socket>();
  private isClosing = false;

  constructor(private readonly app: FastifyInstance) {
    app.server.on('connection', (socket) => {
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
    });
    app.server.prependListener('request', (_request, response: ServerResponse) => {
      if (this.isClosing) response.setHeader('connection', 'close');
    });
  }

  async open(config: Config): Promise<void> {
    try {
      await this.app.listen({ host: config.host, port: config.port });
    } catch (error) {
      throw explain(error as NodeJS.ErrnoException, config);
    }
  }

  /**
   * Accepts no new connections, lets running requests finish, and cuts those still running after `graceMs`. Closing a
   * connection while its next request is on the way would lose that request, so clients are first told `connection:
   * close`.
   */
  async close(graceMs: number): Promise<void> {
    const cut = setTimeout(() => this.app.server.closeAllConnections(), graceMs);
    this.isClosing = true;
    this.stopListening();
    await this.untilLeft(Math.min(FAREWELL_MS, graceMs));
    const tidy = setInterval(() => this.hangUpOnIdle(), IDLE_POLL_MS);
    try {
      await this.app.close();
    } finally {
      clearTimeout(cut);
      clearInterval(tidy);
    }
  }

  /** The HTTP server's own `close` would hang up on idle connections at once. */
  private stopListening(): void {
    Server.prototype.close.call(this.app.server);
  }

  private async untilLeft(limitMs: number): Promise<void> {
    const end = Date.now() + limitMs;
    while (Date.now() < end && this.sockets.size > 0) {
      for (const socket of this.sockets) if (socket.bytesRead === 0) socket.destroy();
      await delay(IDLE_POLL_MS);
    }
  }

  private hangUpOnIdle(): void {
    // Kept open for a next request, which is not answered any more.
    this.app.server.closeIdleConnections();
    // Browsers open connections in advance; Node counts one without any request as busy.
    for (const socket of this.sockets) if (socket.bytesRead === 0) socket.destroy();
  }
}
