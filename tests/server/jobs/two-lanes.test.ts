import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { JOB_NAMES } from '@contract/platform-health';
import { DAY_MS } from '@contract/time-units';
import type { Deps } from '@server/deps';
import { jobsOf } from '@server/jobs/jobs';
import { startJobs } from '@server/jobs/startJobs';
import { type TestDatabase, testDatabase } from '@tests/support/database';
import { testConfig } from '@tests/support/test-config';
import { waitFor } from '@tests/support/wait-for';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

/** A store that accepts every connection and never answers. */
const startSilentStore = async () => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => void sockets.add(socket.on('error', () => undefined)));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    store: {
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      bucket: 'kaichuang',
      region: 'us-east-1',
      isPathStyle: true,
      accessKey: 'for-tests',
      secretKey: 'for-tests-only',
    },
    isAsked: () => sockets.size > 0,
    stop: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
};

it('what the screen of the work can show is what is done', () => {
  const deps = { config: testConfig(tmpdir(), false), db: database.db, now: () => new Date() };
  expect(
    jobsOf(deps)
      .map(({ name }) => name)
      .sort(),
  ).toEqual([...JOB_NAMES].sort());
});

it('no date and no reminder waits for a store of files that gives no answer', async () => {
  const silent = await startSilentStore();
  const config = { ...testConfig(tmpdir(), false), store: silent.store };
  const deps: Deps = { config, db: database.db, now: () => new Date() };
  const failed: string[] = [];
  const noted = new Set<string>();
  const running = startJobs(deps, {
    report: (name) => void failed.push(name),
    note: async (runs) => {
      for (const { name } of runs) noted.add(name);
    },
  });
  try {
    await waitFor(silent.isAsked);
    await waitFor(() => noted.size > 0, 10_000);

    expect([...noted]).toEqual(expect.arrayContaining(['downtime.beat', 'apply.expire', 'reminder.tell']));
    expect(failed).toEqual([]);
  } finally {
    await silent.stop();
    await running.stop();
  }
});

it('what takes long breaks off when it is told to, and is no failure', async () => {
  await database.db.kysely.updateTable('auditHead').set({ hash: 'of no row' }).execute();
  const told = jest.fn();
  const deps = { config: testConfig(tmpdir(), false), db: database.db, now: () => new Date() };
  const audit = jobsOf(deps).find(({ name }) => name === 'audit.check');
  let begun = false;
  const job = {
    name: 'audit.check',
    everyMs: 1000,
    isLong: true,
    run: async (now: Date, stopping: AbortSignal) => {
      begun = true;
      if (!stopping.aborted) await once(stopping, 'abort');
      // Two days later, because it runs once a day.
      await audit?.run(new Date(now.getTime() + 2 * DAY_MS), stopping);
    },
  };
  const running = startJobs(deps, {
    jobs: [job],
    report: told,
    note: async (runs) => void runs.forEach(told),
  });
  await waitFor(() => begun);
  await running.stop();

  expect(told).not.toHaveBeenCalled();
});
