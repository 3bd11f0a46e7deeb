import { openDatabaseServer, type Watcher } from '@server/db/open-database';
import { startFaultProxy } from '@tests/support/startFaultProxy';
import { startOwnPostgres } from '@tests/support/startOwnPostgres';
import { waitFor } from '@tests/support/wait-for';
import pg from 'pg';

let postgres: Awaited<ReturnType<typeof startOwnPostgres>>;
beforeAll(async () => {
  postgres = await startOwnPostgres();
});
afterAll(() => postgres?.stop());

const watcherOf = (said: string[]): Watcher => ({
  say: (line) => said.push(line),
  onTakenOver: () => undefined,
  stopping: new AbortController().signal,
});
const promote = async (): Promise<void> => {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query('select pg_promote()');
  await client.end();
};

it('a database whose host takes the connection and stays silent is waited for, and the terminal says so', async () => {
  const wire = await startFaultProxy({ host: '127.0.0.1', port: postgres.port });
  wire.fallSilent();
  const said: string[] = [];
  const url = new URL(postgres.url);
  url.port = String(wire.port);
  const opening = openDatabaseServer({ databaseUrl: url.href, dataDir: '' }, watcherOf(said));
  const refused = opening.then(
    () => null,
    (error: unknown) => error,
  );
  await waitFor(() => said.length > 0, 10_000);
  wire.recover();

  expect(await refused).toBeNull();
  expect(said).toEqual([expect.stringContaining('正在等待数据库')]);
  await wire.stop();
});

it('a database that can only be read yet is waited for, and the terminal says so', async () => {
  await postgres.end('SIGINT');
  postgres.makeCopy();
  await postgres.startAgain();
  const said: string[] = [];
  let isOpen = false;

  const opening = openDatabaseServer({ databaseUrl: postgres.url, dataDir: '' }, watcherOf(said)).then(
    (server) => {
      isOpen = true;
      return server;
    },
  );
  await waitFor(() => said.length > 0 || isOpen, 20_000);
  const before = [isOpen, ...said];
  await promote();
  await opening;

  expect(before).toEqual([false, expect.stringContaining('正在恢复')]);
  expect(isOpen).toBe(true);
});
