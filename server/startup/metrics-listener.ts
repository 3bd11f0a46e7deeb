import { createServer } from 'node:http';
import { StartupError } from '@server/errors/startup-error';

/** The answer to one scrape. */
interface Scrape {
  type: string;
  text: string;
}

export interface MetricsListener {
  close(): Promise<void>;
}

/**
 * Serves `/metrics` on a port of its own: visitors cannot reach it through nginx, however a proxy rewrites paths
 * (docs/decisions/0090). It serves nothing else and needs no sign-in.
 */
export const openMetrics = async (
  { host, port }: { host: string; port: number },
  scrape: () => Promise<Scrape>,
): Promise<MetricsListener> => {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    scrape().then(
      ({ type, text }) => response.writeHead(200, { 'content-type': type }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((done, fail) => {
    server.once('error', (error) =>
      fail(new StartupError(`无法在 ${host}:${port} 上提供监控数据（METRICS_PORT）：${error.message}`)),
    );
    server.listen(port, host, done);
  });
  return {
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
};
