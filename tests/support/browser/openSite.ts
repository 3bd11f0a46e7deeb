import { resolve } from 'node:path';
import { freePort } from '@tests/support/free-port';
import { startService, type TestService } from '@tests/support/service';
import { openBrowser } from './openBrowser';

export interface Site {
  service: TestService;
  /** Without a trailing slash. */
  address: string;
  newPage: Awaited<ReturnType<typeof openBrowser>>['newPage'];
  /** The service's clock continues from this time; browsers keep their own. */
  setClock: (now: Date) => void;
  close: () => Promise<void>;
}

/**
 * The built app in a real Chromium with the real service, which runs in this process, so that the test controls its
 * clock and database.
 */
export async function openSite(): Promise<Site> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const service = await startService({
    config: { port, publicOrigin: address, appDir: resolve('dist/app') },
  });
  let ahead = 0;
  Object.defineProperty(service.clock, 'now', { get: () => new Date(Date.now() + ahead) });
  // Answers are dated by the clock that decides, which is what the service's own clock is outside of tests.
  service.app.server.prependListener('request', (_, answer) => {
    answer.setHeader('date', service.clock.now.toUTCString());
  });
  await service.app.listen({ host: '127.0.0.1', port });
  const browser = await openBrowser();
  return {
    service,
    address,
    newPage: browser.newPage,
    setClock: (now) => {
      ahead = now.getTime() - Date.now();
    },
    close: async () => {
      await browser.close();
      await service.stop();
    },
  };
}
