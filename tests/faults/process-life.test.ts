import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@tests/support/free-port';
import {
  dataDirOf,
  installService,
  isRunning,
  postgresPid,
  Service,
} from '@tests/support/installed-service/installed-service';
import { temporaryDirectory } from '@tests/support/temporary-directory';
import { waitFor } from '@tests/support/wait-for';

/** Limit for three simultaneous starts on a machine that also does other work. */
const START_MS = 120_000;
const directory = join(temporaryDirectory(), 'service');
const services: Service[] = [];

const launch = (...args: Parameters<typeof Service.launch>): Service => {
  const service = Service.launch(...args);
  services.push(service);
  return service;
};
const start = async (...args: Parameters<typeof Service.start>): Promise<Service> => {
  const service = await Service.start(...args);
  services.push(service);
  return service;
};

beforeAll(() => installService(directory));
afterEach(async () => {
  await Promise.all(services.splice(0).map((service) => service.stop()));
  rmSync(dataDirOf(directory), { recursive: true, force: true });
});

async function occupyPort(): Promise<{ port: number; server: Server }> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  return { port: typeof address === 'object' && address ? address.port : 0, server };
}

describe('a second start on the same data', () => {
  it('is refused with the reason, and does the first one no harm', async () => {
    const first = await start(directory);
    await first.write('mine');

    const second = await launch(directory).ended;

    expect(second.code).toBe(75);
    expect(second.output).toContain(`正由进程 ${first.process.pid} 使用：本服务已经在运行`);
    await first.write('still mine');
    expect(await first.read()).toEqual(['demo', 'mine', 'still mine']);
  });

  it('at the very same moment leaves exactly one running, also on an empty directory', async () => {
    const rivals = [launch(directory), launch(directory), launch(directory)];

    const losers = () => rivals.filter((rival) => rival.process.exitCode === 75);
    // A process that neither runs nor was refused prints why.
    const ends = () =>
      rivals.map(({ process: { exitCode }, output }) =>
        exitCode === 75 ? 'refused' : `${exitCode}: ${output}`,
      );
    await waitFor(() => losers().length === 2, START_MS).catch(() => expect(ends()).toEqual(['two refused']));
    const winner = rivals.find((rival) => rival.process.exitCode === null);
    await waitFor(() => winner?.output.includes('按 Ctrl+C 停止') === true, START_MS);

    expect(losers()).toHaveLength(2);
    expect(await winner?.read()).toEqual(['demo']);
  });
});

describe('a taken port', () => {
  it('ends the start with what to do, and with PostgreSQL stopped', async () => {
    const { port, server } = await occupyPort();

    const ended = await launch(directory, { env: { PORT: String(port) } }).ended;
    server.close();

    expect(ended.code).toBe(98);
    expect(ended.output).toContain(`端口 ${port} 已被其他程序占用`);
    expect(ended.output).toContain(`PORT=${port + 1} npm start`);
    expect(postgresPid(directory)).toBeNull();
  });
});

describe('a wrong configuration', () => {
  it('ends the start before anything is touched, and names the key', async () => {
    const ended = await launch(directory, { env: { PORT: 'eight', TOKEN_SECRET: 'short' } }).ended;

    expect(ended.code).toBe(78);
    expect(ended.output).toContain('配置项 PORT 不正确');
    expect(ended.output).toContain('配置项 TOKEN_SECRET 不正确');
    expect(existsSync(dataDirOf(directory))).toBe(false);
  });

  it('says which database cannot be reached, without its password', async () => {
    const url = 'postgresql://somebody:hunter2@127.0.0.1:1/x';
    const service = launch(directory, { env: { DATABASE_URL: url } });

    await waitFor(() => service.output.includes('正在等待数据库 127.0.0.1:1/x'));

    expect(service.output).not.toContain('hunter2');
  });

  it('refuses to open demo data as real data, and real data with another key', async () => {
    await (await start(directory)).stop();
    const real = await launch(directory, { env: { DEMO: 'false' } }).ended;
    const dataKey = Buffer.from(Array.from({ length: 32 }, (_, index) => index * 7)).toString('base64');
    const otherKey = await launch(directory, { env: { DATA_KEY: dataKey } }).ended;

    expect([real.code, otherKey.code]).toEqual([65, 65]);
    expect(real.output).toContain('这个数据库里是演示数据');
    expect(otherKey.output).toContain('DATA_KEY 与加密这个数据库的密钥不同');
    expect(postgresPid(directory)).toBeNull();
  });
});

/** The machine's own Node; npm puts the one in `node_modules` before it in the path. */
function nodeOfMachine(): string {
  const folders = (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'));
  return folders.map((folder) => join(folder, 'node')).find(existsSync) ?? process.execPath;
}

describe('the start', () => {
  it('by the Node of the machine tells the address, the mode and the demo accounts', async () => {
    const { output } = await start(directory, { node: nodeOfMachine() });

    expect(output).toMatch(/地址 +http:\/\/127\.0\.0\.1:\d+/);
    expect(output).toMatch(/模式 +演示/);
    expect(output).toMatch(/demo +demo-password +申报人/);
  });

  it('names the files of the sources in a stack, and keeps what it compiled for the next one', async () => {
    const service = await start(directory);

    const stack = await (await service.fetch('/stack')).text();
    await service.stop();

    expect(stack).toContain('stand-in-app.ts:');
    expect(existsSync(join(directory, 'compiled'))).toBe(true);
  });

  it('in earnest makes no demo rows and no demo accounts, but tells where the setup secret lies', async () => {
    const service = await start(directory, { env: { DEMO: 'false' } });

    expect(await service.read()).toEqual([]);
    expect(service.output).toContain(join(dataDirOf(directory), 'keys/setup-secret'));
    expect(service.output).not.toContain('demo-password');
  });
});

describe('a full disk under the log', () => {
  it('costs the log its lines and nobody an answer [req:fault-f32]', async () => {
    const port = await freePort();
    const service = launch(directory, { env: { PORT: String(port) }, logTo: '/dev/full' });
    const notes = `http://127.0.0.1:${port}/notes`;

    await waitFor(
      () =>
        fetch(notes).then(
          ({ ok }) => ok,
          () => false,
        ),
      START_MS,
    );
    const written = await fetch(`${notes}/kept`, { method: 'POST' });
    const ended = await service.stop();

    expect(written.ok).toBe(true);
    expect(ended.code).toBe(0);
  });
});

describe('the end', () => {
  it('on SIGTERM lets a running request come to its answer, then stops everything with 0', async () => {
    const service = await start(directory);
    const postgres = postgresPid(directory);
    const slow = service.fetch('/slow/1500');
    await delay(200);

    service.process.kill('SIGTERM');
    await delay(200);
    const late = await service.fetch('/notes').catch(() => null);
    const answer = await slow;
    const ended = await service.ended;

    expect(await answer.text()).toBe('done');
    expect(late).toBeNull();
    expect(ended.code).toBe(0);
    expect(isRunning(postgres)).toBe(false);
  });

  it('on Ctrl-C in a terminal keeps the database until the last request has had its answer', async () => {
    const service = await start(directory, { inTerminal: true });
    const slow = service.fetch('/slow/1000');
    await delay(200);

    service.interrupt();
    const answer = await slow;
    const ended = await service.ended;

    expect(await answer.text()).toBe('done');
    expect(ended.code).toBe(0);
  });

  it('does not wait for a request longer than the grace it was given', async () => {
    const service = await start(directory, { env: { SHUTDOWN_GRACE_MS: '300' } });
    const endless = service.fetch('/slow/30000').catch(() => 'cut');
    await delay(200);
    const asked = Date.now();

    const ended = await service.stop('SIGINT');

    expect(await endless).toBe('cut');
    expect(ended.code).toBe(0);
    expect(Date.now() - asked).toBeLessThan(5000);
  });

  it('does not wait for connections that were opened ahead and never asked anything', async () => {
    const service = await start(directory);
    const { hostname, port } = new URL(service.address);
    const silent = connect(Number(port), hostname);
    await once(silent, 'connect');
    const asked = Date.now();

    const ended = await service.stop();

    expect(ended.code).toBe(0);
    expect(Date.now() - asked).toBeLessThan(5000);
    silent.destroy();
  });

  it('takes the echo of one Ctrl-C for one, and a second press for an order to stop at once', async () => {
    const service = await start(directory);
    const postgres = postgresPid(directory);
    void service.fetch('/slow/30000').catch(() => 'cut');
    await delay(200);

    service.process.kill('SIGINT');
    service.process.kill('SIGTERM');
    await delay(700);
    const survivedTheEcho = service.process.exitCode === null;
    const ended = await service.stop('SIGINT');

    expect(survivedTheEcho).toBe(true);
    expect(ended.code).toBe(130);
    await waitFor(() => !isRunning(postgres));
  });

  it('comes by itself when the start script is killed', async () => {
    const service = await start(directory, { connected: true });
    const postgres = postgresPid(directory);

    service.process.disconnect();
    const ended = await service.ended;

    expect(ended.code).toBe(0);
    expect(isRunning(postgres)).toBe(false);
  });

  it('during the start leaves no database behind', async () => {
    const service = launch(directory);
    await waitFor(() => postgresPid(directory) !== null);
    const postgres = postgresPid(directory);

    const ended = await service.stop('SIGINT');

    expect(ended.code).toBe(0);
    expect(isRunning(postgres)).toBe(false);
  });
});
