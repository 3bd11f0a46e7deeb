import { spawn } from 'node:child_process';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  dataDirOf,
  installService,
  isRunning,
  postgresPid,
  Service,
} from '@tests/support/installed-service/installed-service';
import { temporaryDirectory } from '@tests/support/temporary-directory';
import { waitFor } from '@tests/support/wait-for';

const directory = join(temporaryDirectory('开创 专项 '), 'a folder with spaces');
let service: Service;

beforeAll(() => installService(directory));
beforeEach(async () => {
  service = await Service.start(directory);
});
afterEach(async () => {
  await service.stop();
  rmSync(dataDirOf(directory), { recursive: true, force: true });
});

/** `kill -9`; nobody else is informed. */
async function kill(pid: number | null): Promise<void> {
  process.kill(pid ?? 0, 'SIGKILL');
  await waitFor(() => !isRunning(pid));
}

describe('the embedded database', () => {
  it('starts from nothing, and keeps its rows for the next start', async () => {
    await service.write('first');

    const ended = await service.stop();
    service = await Service.start(directory);

    expect(ended.code).toBe(0);
    expect(await service.read()).toEqual(['demo', 'first']);
  });

  it('is adopted with all rows when the service was killed', async () => {
    await service.write('acknowledged');
    const postgres = postgresPid(directory);

    await kill(service.process.pid ?? 0);
    service = await Service.start(directory);

    expect(postgresPid(directory)).toBe(postgres);
    expect(await service.read()).toEqual(['demo', 'acknowledged']);
    expect((await service.stop()).code).toBe(0);
    expect(isRunning(postgres)).toBe(false);
  });

  it('recovers every acknowledged row when both were killed', async () => {
    await service.write('acknowledged');
    const postgres = postgresPid(directory);

    await kill(service.process.pid ?? 0);
    await kill(postgres);
    service = await Service.start(directory);

    expect(postgresPid(directory)).not.toBe(postgres);
    expect(await service.read()).toEqual(['demo', 'acknowledged']);
  });

  it('loses no acknowledged row when both are killed in the middle of many writes', async () => {
    const acknowledged: string[] = [];
    const writer = async (name: number): Promise<void> => {
      for (let count = 0; ; count += 1) {
        await service.write(`${name}-${count}`);
        acknowledged.push(`${name}-${count}`);
      }
    };
    const writers = Promise.allSettled(Array.from({ length: 8 }, (_, name) => writer(name)));
    await waitFor(() => acknowledged.length > 200, 30_000);

    const postgres = postgresPid(directory);
    await Promise.all([kill(service.process.pid ?? 0), kill(postgres)]);
    await writers;
    service = await Service.start(directory);

    const rows = new Set(await service.read());
    expect(acknowledged.filter((text) => !rows.has(text))).toEqual([]);
  });

  it('is started again under the running service when it was killed alone', async () => {
    const acknowledged: string[] = [];
    await service.write('before');
    const postgres = postgresPid(directory);

    process.kill(postgres ?? 0, 'SIGKILL');
    await waitFor(async () => {
      const text = `try-${acknowledged.length}-${Date.now()}`;
      const response = await service.fetch(`/notes/${text}`, { method: 'POST' });
      expect([200, 503]).toContain(response.status);
      if (response.ok) acknowledged.push(text);
      return acknowledged.length === 3;
    }, 30_000);

    expect(service.process.exitCode).toBeNull();
    expect(await service.read()).toEqual(expect.arrayContaining(['demo', 'before', ...acknowledged]));
    // The database answers before the process that watches over it has reported it.
    await waitFor(() => service.output.includes('数据库已恢复'));
  });

  it('heals as often as it is killed, also after having been adopted', async () => {
    await kill(service.process.pid ?? 0);
    service = await Service.start(directory);

    for (const round of ['one', 'two']) {
      process.kill(postgresPid(directory) ?? 0, 'SIGKILL');
      await delay(50);
      await waitFor(async () => (await service.fetch(`/notes/${round}`, { method: 'POST' })).ok, 30_000);
    }

    expect(await service.read()).toEqual(['demo', 'one', 'two']);
  });

  it('starts although another program has got the process id of the killed server', async () => {
    await service.write('kept');
    const cluster = join(dataDirOf(directory), 'postgres/cluster');
    await kill(service.process.pid ?? 0);
    await kill(postgresPid(directory));

    // PostgreSQL distrusts a lock file only if its pid belongs to a process of the same user.
    const other = spawn('sleep', ['60'], { uid: statSync(cluster).uid, stdio: 'ignore' });
    const [, ...rest] = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    writeFileSync(join(cluster, 'postmaster.pid'), [other.pid, ...rest].join('\n'));
    service = await Service.start(directory);
    other.kill();

    expect(await service.read()).toEqual(['demo', 'kept']);
  });

  it('listens on no port at all, and lets nobody in without the password', async () => {
    const options = readFileSync(join(dataDirOf(directory), 'postgres/cluster/postmaster.opts'), 'utf8');
    const rules = readFileSync(join(dataDirOf(directory), 'postgres/cluster/pg_hba.conf'), 'utf8');

    expect(options).toContain('"listen_addresses="');
    expect(rules).not.toMatch(/^[^#\n].*\b(trust|peer|ident|md5)\b/m);
    expect(rules).toMatch(/^local\s+all\s+all\s+scram-sha-256$/m);
  });
});
