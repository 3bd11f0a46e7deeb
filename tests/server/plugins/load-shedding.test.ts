import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { createLoadGauge } from '@server/http/load-gauge';
import { startService, type TestService } from '@tests/support/service';
import { temporaryDirectory } from '@tests/support/temporary-directory';
import { listening } from '@tests/support/uploads';
import { waitFor } from '@tests/support/wait-for';

const LIST = '/prod-api/cms/period/list';
const appDir = join(temporaryDirectory(), 'app');
const gauge = createLoadGauge({ atWorkMax: 2 });
let service: TestService;
let origin: string;
let isHeldUp = false;

beforeAll(async () => {
  mkdirSync(appDir, { recursive: true });
  writeFileSync(join(appDir, 'index.html'), '<html><head></head><body>app</body></html>');
  writeFileSync(join(appDir, 'umi.1d7c7b5c.js'), 'code');
  const load = { enter: gauge.enter, isOverloaded: () => isHeldUp || gauge.isOverloaded() };
  service = await startService({ demo: false, config: { appDir }, load });
  origin = await listening(service);
});
afterEach(() => {
  isHeldUp = false;
});
afterAll(() => service.stop());

const statusOf = async (path: string, accept = '*/*'): Promise<number> =>
  (await fetch(origin + path, { headers: { accept } })).status;

/** Runs `work` while the maximum number of calls waits for a locked table. */
const whileAtWork = async <T>(work: () => Promise<T>): Promise<T> => {
  const holder = await service.db.pool.connect();
  await holder.query('begin; lock table period in access exclusive mode');
  const calls = [statusOf(LIST), statusOf(LIST)];
  await waitFor(() => gauge.isOverloaded());
  try {
    return await work();
  } finally {
    await holder.query('rollback');
    holder.release();
    expect(await Promise.all(calls)).toEqual([200, 200]);
  }
};

describe('a service with all it can do', () => {
  it('refuses one call more at once, with the time to come again, and takes the next [req:fault-f34]', async () => {
    const { status, headers, body } = await whileAtWork(async () => {
      const reply = await fetch(origin + LIST);
      return { status: reply.status, headers: reply.headers, body: await reply.json() };
    });

    expect(status).toBe(503);
    expect(headers.get('retry-after')).toBe('2');
    expect(body).toMatchObject({ errorCode: 'load.shed', msg: '抱歉，服务维护或繁忙，请稍后重试' });
    expect(await statusOf(LIST)).toBe(200);
  });

  it('still gives out the app, and says that it lives but takes no more [req:fault-f15]', async () => {
    isHeldUp = true;

    const answers = await Promise.all([
      statusOf('/demand', 'text/html'),
      statusOf('/umi.1d7c7b5c.js'),
      statusOf('/health/live'),
      statusOf('/health/ready'),
    ]);

    expect(answers).toEqual([200, 200, 200, 503]);
  });

  it('does not count a body that is still on its way, nor whoever has hung up', async () => {
    const slow = Array.from({ length: 5 }, () => {
      const call = request(`${origin}/prod-api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': '200' },
      });
      call.on('error', () => undefined).write('{"username":');
      return call;
    });
    await waitFor(async () => (await statusOf('/health/live')) === 200);

    const whileSlow = await statusOf(LIST);
    for (const call of slow) call.destroy();
    await statusOf(LIST);

    expect(whileSlow).toBe(200);
    expect(gauge.isOverloaded()).toBe(false);
  });
});

describe('a step that holds everything up', () => {
  it('is noticed once it is over, for as long as it takes to catch up [req:fault-f15]', async () => {
    const watching = createLoadGauge({ heldUpMs: 300 });
    watching.watch();
    const before = watching.isOverloaded();

    const end = performance.now() + 700;
    while (performance.now() < end);
    await new Promise((done) => setTimeout(done, 0));
    const after = watching.isOverloaded();

    expect([before, after]).toEqual([false, true]);
    await waitFor(() => !watching.isOverloaded());
    watching.stop();
  });
});
