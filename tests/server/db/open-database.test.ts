import { openDatabaseServer } from '@server/db/open-database';
import { startOwnPostgres } from '@tests/support/startOwnPostgres';
import { waitFor } from '@tests/support/wait-for';
import pg from 'pg';

let postgres: Awaited<ReturnType<typeof startOwnPostgres>>;
beforeAll(async () => {
  postgres = await startOwnPostgres();
});
afterAll(() => postgres?.stop());

const promote = async (): Promise<void> => {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query('select pg_promote()');
  await client.end();
};

it('a database that can only be read yet is waited for, and the terminal says so', async () => {
  await postgres.end('SIGINT');
  postgres.makeCopy();
  await postgres.startAgain();
  const said: string[] = [];
  const watcher = {
    say: (line: string) => said.push(line),
    onTakenOver: () => undefined,
    stopping: new AbortController().signal,
  };
  let isOpen = false;

  const opening = openDatabaseServer({ databaseUrl: postgres.url, dataDir: '' }, watcher).then((server) => {
    isOpen = true;
    return server;
  });
  await waitFor(() => said.length > 0 || isOpen, 20_000);
  const before = [isOpen, ...said];
  await promote();
  await opening;

  expect(before).toEqual([false, expect.stringContaining('正在恢复')]);
  expect(isOpen).toBe(true);
});
