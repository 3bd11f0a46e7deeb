import { setTimeout as delay } from 'node:timers/promises';
import { createDatabase, type Database } from '@server/db/database';
import { isConnectionLoss } from '@server/db/failures';
import { clientOf } from '@server/db/leader-client';
import { openDatabaseServer } from '@server/db/open-database';
import { openDirect } from '@server/db/pooler';
import { startFaultProxy } from '@tests/support/startFaultProxy';
import { startOwnPostgres } from '@tests/support/startOwnPostgres';
import { waitFor } from '@tests/support/wait-for';
import { sql } from 'kysely';
import pg from 'pg';

const HEALED_MS = 15_000;

let first: Awaited<ReturnType<typeof startOwnPostgres>>;
let standby: Awaited<ReturnType<typeof startOwnPostgres>>;
/** Proxy to the first host, which can be made silent like a machine that dies. */
let wire: Awaited<ReturnType<typeof startFaultProxy>>;
let url: string;
let db: Database;

const askAt = async (port: number, text: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: `postgresql://owner@127.0.0.1:${port}/postgres` });
  await client.connect();
  try {
    return (await client.query({ text, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
};

let number = 0;
const acknowledged: number[] = [];
const write = async (): Promise<void> => {
  number += 1;
  const own = number;
  await db.transaction((tx) => sql`insert into note (number) values (${own})`.execute(tx));
  acknowledged.push(own);
};
const isWriting = async (): Promise<boolean> =>
  write().then(
    () => true,
    () => false,
  );
const portsInUse = async (): Promise<unknown[]> => {
  const { rows } = await db.pool.query({ text: 'select inet_server_port()', rowMode: 'array' });
  return rows.flat();
};

beforeAll(async () => {
  first = await startOwnPostgres();
  wire = await startFaultProxy({ host: '127.0.0.1', port: first.port });
  standby = await startOwnPostgres({ standbyOf: first.port });
  url = `postgresql://owner@127.0.0.1:${standby.port},127.0.0.1:${wire.port}/postgres?target_session_attrs=read-write`;
  await askAt(first.port, 'create table note (number integer)');
  db = createDatabase(url, { max: 3, statementTimeoutMs: 3000 });
});
afterAll(async () => {
  await db?.close();
  await wire?.stop();
  await standby?.stop();
  await first?.stop();
});

it('of two hosts the one that can be written to is used', async () => {
  await Promise.all([write(), write(), write()]);

  expect(await portsInUse()).toEqual([first.port]);
});

it('a setting that forbids writing makes the connection go, and the write is done once the host allows it', async () => {
  await askAt(first.port, 'alter system set default_transaction_read_only = on');
  await askAt(first.port, 'select pg_reload_conf()');
  await waitFor(async () => !(await isWriting()), HEALED_MS);
  const refused = await clientOf(url, {})
    .connect()
    .catch((error: unknown) => error);
  await askAt(first.port, 'alter system reset all');
  await askAt(first.port, 'select pg_reload_conf()');
  await waitFor(isWriting, HEALED_MS);

  expect(isConnectionLoss(refused)).toBe(true);
  expect(String(refused)).toContain(`127.0.0.1:${wire.port} 只读`);
});

it('the leader falls silent, the standby takes over: writes go on there, and nothing waits for the silent one [req:fault-f35]', async () => {
  const heard = (): number | null => db.changes.heard('kaichuang_public');
  await waitFor(() => heard() !== null, HEALED_MS);
  const held = await db.pool.connect();
  const broken = new Promise((done) => held.once('error', done));

  wire.fallSilent();
  await askAt(standby.port, 'select pg_promote()');
  await waitFor(isWriting, HEALED_MS);
  await broken;
  held.release(true);
  await waitFor(() => heard() !== null, HEALED_MS);

  expect(await portsInUse()).toEqual([standby.port]);
});

it('an old leader that comes back unchanged is not written to [req:fault-f35]', async () => {
  wire.recover();
  await askAt(
    standby.port,
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'kaichuang'",
  );
  await waitFor(isWriting, HEALED_MS);

  expect(await portsInUse()).toEqual([standby.port]);
  expect(await askAt(standby.port, 'select number from note order by number')).toEqual(
    expect.arrayContaining(acknowledged),
  );
});

it('a backup, and whatever else has a connection of its own, finds the leader', async () => {
  const own = await openDirect(url, 'backup');
  const { rows } = await own.query({ text: 'select inet_server_port()', rowMode: 'array' });
  await own.end();

  expect(rows.flat()).toEqual([standby.port]);
});

it('a start that meets no leader waits, says of each host why, and goes on with the next leader', async () => {
  const lines: string[] = [];
  const watcher = { say: (line: string) => lines.push(line), onTakenOver: () => undefined };
  await standby.end('SIGQUIT');
  await first.end('SIGQUIT');
  const stopping = new AbortController();
  const opening = openDatabaseServer(
    { databaseUrl: url, dataDir: '' },
    { ...watcher, stopping: stopping.signal },
  );
  await waitFor(() => lines.length > 0, HEALED_MS);
  await delay(100);
  await standby.startAgain();

  expect((await opening).url).toBe(url);
  expect(lines.join()).toMatch(/正在等待数据库 .*ECONNREFUSED/);
});
