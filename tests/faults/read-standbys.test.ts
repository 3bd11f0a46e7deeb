import { setTimeout as delay } from 'node:timers/promises';
import { build } from '@server/app';
import { createDatabase, type Database } from '@server/db/database';
import { migrate } from '@server/db/migrate';
import { openDatabaseServer } from '@server/db/open-database';
import { storeSettings } from '@server/modules/site/service';
import { startFaultProxy } from '@tests/support/startFaultProxy';
import { startOwnPostgres } from '@tests/support/startOwnPostgres';
import { temporaryDirectory } from '@tests/support/temporary-directory';
import { testConfig } from '@tests/support/test-config';
import { waitFor } from '@tests/support/wait-for';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';

const SETTING = '/api/setting.json';
const STATEMENT_MS = 3000;
const HEALED_MS = 15_000;
/** Longest age in milliseconds of what visitors are shown. */
const PUBLIC_MS = 1000;

type Postgres = Awaited<ReturnType<typeof startOwnPostgres>>;
const directory = temporaryDirectory();
let leader: Postgres;
let standby: Postgres;
/** Proxy to the standby, which can be made silent like a machine that dies. */
let wire: Awaited<ReturnType<typeof startFaultProxy>>;
let db: Database;
let app: FastifyInstance;
/** Another replica of the service, which is notified of writes. */
let otherDb: Database;
let other: FastifyInstance;

const ask = async (url: string, text: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query({ text, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
};

const nameSite = (name: string): Promise<void> =>
  db.transaction((tx) => storeSettings(tx, { 'site.name': name }, new Date()));
const nameAt = async (service: FastifyInstance): Promise<string> => {
  const reply = await service.inject({ url: SETTING });
  expect(reply.statusCode).toBe(200);
  return reply.json<{ setting: { name: string } }>().setting.name;
};

/** Number of visitors' statements sent to the standby and to the leader during an act. */
const readsOf = async (act: () => Promise<unknown>): Promise<{ standby: number; leader: number }> => {
  const before = { ...db.publicReads };
  await act();
  return { standby: db.publicReads.standby - before.standby, leader: db.publicReads.leader - before.leader };
};
const stateNow = () => db.standbys()[0]?.state;
/** Visitors who read one answer after another, none of them from memory. */
const readFor = async (ms: number): Promise<void> => {
  let count = 0;
  const written = jest.spyOn(db, 'written').mockImplementation(() => (count += 1));
  const until = performance.now() + ms;
  const reader = async (): Promise<void> => {
    for (; performance.now() < until; await delay(5)) await nameAt(app);
  };
  await Promise.all([reader(), reader(), reader(), reader()]);
  written.mockRestore();
};

beforeAll(async () => {
  leader = await startOwnPostgres();
  standby = await startOwnPostgres({ standbyOf: leader.port, settings: ['log_statement=all'] });
  wire = await startFaultProxy({ host: '127.0.0.1', port: standby.port });
  await migrate(leader.url);
  const options = { max: 4, statementTimeoutMs: STATEMENT_MS };
  const readUrl = `postgresql://owner@127.0.0.1:${wire.port}/postgres`;
  db = createDatabase(leader.url, { ...options, readUrl });
  otherDb = createDatabase(leader.url, { ...options, readUrl });
  const config = testConfig(directory, false);
  const now = () => new Date();
  app = await build({ config, db, now });
  other = await build({ config, db: otherDb, now });
  await waitFor(() => stateNow() === 'used' && otherDb.standbys()[0]?.state === 'used', HEALED_MS);
});
afterAll(async () => {
  await app?.close();
  await other?.close();
  await db?.close();
  await otherDb?.close();
  await wire?.stop();
  await standby?.stop();
  await leader?.stop();
});

it('what visitors read is read from the standby, by the name that its connections have', async () => {
  await waitFor(() => db.changes.heard('kaichuang_public') !== null, HEALED_MS);
  await nameSite('读自备机');
  await delay(50);
  const reads = await readsOf(() => nameAt(app));
  const seen = await ask(
    standby.url,
    `select query from pg_stat_activity where application_name = 'kaichuang standby' and query like '%setting%'`,
  );

  expect(reads).toEqual({ standby: expect.any(Number), leader: 0 });
  expect(reads.standby).toBeGreaterThan(0);
  expect(seen.length).toBeGreaterThan(0);
});

it('a transaction and a write go to the leader, even among what visitors read', async () => {
  const [inside, after] = await db.publicly(async () => {
    await nameSite('写在主库');
    const row = await db.kysely
      .selectFrom('setting')
      .select('value')
      .where('key', '=', 'site.name')
      .execute();
    const port = await db.transaction((tx) =>
      tx.selectNoFrom(({ fn }) => fn('inet_server_port').as('port')).execute(),
    );
    return [row, port];
  });

  expect(inside).toEqual([{ value: '写在主库' }]);
  expect(after).toEqual([{ port: leader.port }]);
});

it('a write is seen at once where it was made, and within a second elsewhere', async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    const name = `第 ${turn} 次`;
    await nameSite(name);
    const written = performance.now();
    expect(await nameAt(app)).toBe(name);
    await waitFor(async () => (await nameAt(other)) === name, HEALED_MS);
    expect(performance.now() - written).toBeLessThan(PUBLIC_MS);
  }
});

it('while the standby replays nothing, nobody is shown an older state: the leader answers [req:fault-f36]', async () => {
  await ask(standby.url, 'select pg_wal_replay_pause()');
  await waitFor(
    async () => (await ask(standby.url, 'select pg_get_wal_replay_pause_state()'))[0] === 'paused',
    HEALED_MS,
  );
  await nameSite('备机没有的名称');
  const written = performance.now();
  const reads = await readsOf(async () => expect(await nameAt(app)).toBe('备机没有的名称'));
  await waitFor(async () => (await nameAt(other)) === '备机没有的名称', HEALED_MS);
  const seenAfter = performance.now() - written;
  const isBehind = () => stateNow() === 'behind';
  await waitFor(async () => {
    // The leader's log must advance, or nobody could see that the standby does not.
    await nameSite(`${Math.random()}`);
    return isBehind();
  }, HEALED_MS);
  const lagMs = db.standbys()[0]?.lagMs ?? 0;
  await ask(standby.url, 'select pg_wal_replay_resume()');
  await waitFor(() => stateNow() === 'used', HEALED_MS);

  expect(reads.standby).toBe(0);
  expect(reads.leader).toBeGreaterThan(0);
  expect(seenAfter).toBeLessThan(PUBLIC_MS);
  expect(lagMs).toBeGreaterThan(PUBLIC_MS);
  expect((await readsOf(() => readFor(300))).standby).toBeGreaterThan(0);
});

it('a standby that falls silent costs readers no error, and comes back by itself [req:fault-f36]', async () => {
  const reading = readFor(3000);
  await delay(300);
  wire.fallSilent();
  await reading;
  const silent = stateNow();
  wire.recover();
  await waitFor(() => stateNow() === 'used', HEALED_MS);

  expect(silent).toBe('away');
});

it('a standby that is killed costs readers no error, and comes back by itself [req:fault-f36]', async () => {
  const reading = readFor(1500);
  await delay(300);
  await standby.end('SIGQUIT');
  await reading;
  const killed = stateNow();
  await standby.startAgain();
  await waitFor(() => stateNow() === 'used', HEALED_MS);

  expect(killed).toBe('away');
});

describe('the start', () => {
  const lines: string[] = [];
  const watcher = {
    say: (line: string) => lines.push(line),
    onTakenOver: () => undefined,
    stopping: new AbortController().signal,
  };
  const start = (databaseReadUrl: string): Promise<string> =>
    openDatabaseServer({ databaseUrl: leader.url, databaseReadUrl, dataDir: '' }, watcher).then(
      () => '',
      (error: Error) => error.message,
    );
  const at = (port: number, rest = 'postgres') => `postgresql://owner@127.0.0.1:${port}/${rest}`;

  it('takes standbys and the leader itself, in whatever role they are', async () => {
    expect(
      await start(`postgresql://owner@127.0.0.1:${standby.port},127.0.0.1:${leader.port}/postgres`),
    ).toBe('');
  });

  it('refuses another database of the same server, another server and another account', async () => {
    const stranger = await startOwnPostgres();
    try {
      expect(await start(at(standby.port, 'template1'))).toContain('库名应为 postgres，现在是 template1');
      expect(await start(at(stranger.port))).toContain('系统标识不同');
      expect(await start(at(standby.port).replace('owner', 'nobody'))).toMatch(/DATABASE_READ_URL .*nobody/);
    } finally {
      await stranger.stop();
    }
  });

  it('goes on without a standby that is away, and says so', async () => {
    expect(await start(at(1))).toBe('');
    expect(lines.join()).toMatch(/备机 127\.0\.0\.1:1 现在连不上（.*ECONNREFUSED.*），公开的内容先从主库读/);
  });

  it('wants an address of the database that is copied', async () => {
    const refused = openDatabaseServer({ databaseUrl: null, databaseReadUrl: at(1), dataDir: '' }, watcher);

    await expect(refused).rejects.toThrow('还需要 DATABASE_URL');
  });
});
