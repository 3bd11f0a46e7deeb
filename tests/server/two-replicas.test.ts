import { setTimeout as delay } from 'node:timers/promises';
import { build } from '@server/app';
import { createDatabase, type Database } from '@server/db/database';
import { type SignedIn, startService, type TestService } from '@tests/support/service';
import type { FastifyInstance } from 'fastify';

const LIST = '/prod-api/cms/apply/myList';
/** Far longer than a message between replicas takes, and shorter than any cache lasts. */
const TOLD_MS = 300;

let service: TestService;
let other: { db: Database; app: FastifyInstance };
beforeAll(async () => {
  service = await startService();
  const db = createDatabase(service.databaseUrl, { max: 4, statementTimeoutMs: 5000 });
  other = { db, app: await build({ config: service.config, db, now: () => service.clock.now }) };
});
afterAll(async () => {
  await other.app.close();
  await other.db.close();
  await service.stop();
});

const readThere = async ({ headers }: SignedIn, url = LIST): Promise<number> =>
  (await other.app.inject({ url, headers })).statusCode;

/** Number of sessions that the other replica looks up during an act. */
const lookupsOf = async (act: () => Promise<unknown>): Promise<number> => {
  const execute = jest.spyOn(other.db.kysely, 'executeQuery');
  await act();
  const asked = execute.mock.calls.filter(([query]) => 'sql' in query && query.sql.includes('session.load'));
  execute.mockRestore();
  return asked.length;
};

/** Waits until the other replica answers this person from memory. */
const remembers = async (person: SignedIn): Promise<void> => {
  for (let tries = 0; (await lookupsOf(() => readThere(person))) > 0; tries += 1) {
    if (tries > 200) throw new Error('The other replica remembers nobody.');
    await delay(20);
  }
};

it('looks a session up once for several readings, and every time for a change', async () => {
  const person = await service.signIn('shenzhiyao');
  await remembers(person);
  const write = () =>
    other.app.inject({ method: 'POST', url: '/prod-api/cms/apply', headers: person.headers, payload: {} });
  expect(await lookupsOf(write)).toBe(1);
});

it('a session that ends here is over there', async () => {
  const person = await service.signIn('shenzhiyao');
  await remembers(person);
  await service.call('POST', '/prod-api/auth/logout', { headers: person.headers });
  await delay(TOLD_MS);
  expect(await readThere(person)).toBe(401);
});

it('a role that is taken here counts no longer there', async () => {
  const person = await service.signIn('office');
  const url = '/prod-api/cms/apply/list';
  await remembers(person);
  expect(await readThere(person, url)).toBe(200);
  await service.db.pool.query(
    `delete from account_role where account_id = (select id from account where login = 'office')`,
  );
  await delay(TOLD_MS);
  expect(await readThere(person, url)).toBe(403);
});

it('an account that is closed in the database itself reads nothing more here, at once', async () => {
  const person = await service.signIn('gumingqian');
  const read = async () => (await service.call('GET', LIST, { headers: person.headers })).status;
  expect([await read(), await read()]).toEqual([200, 200]);
  await service.db.pool.query(`update account set status = 'disabled' where login = 'gumingqian'`);
  expect(await read()).toBe(401);
});

it('nothing is remembered where messages do not arrive', async () => {
  const person = await service.signIn('xuyingchuan');
  await remembers(person);
  await service.db.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'kaichuang changes' and datname = current_database()`,
  );
  await delay(TOLD_MS);
  expect(other.db.changes.heard('kaichuang_rights')).toBeNull();
  expect(await lookupsOf(() => readThere(person))).toBe(1);
});

it('what visitors are shown is read anew there as soon as it is changed here', async () => {
  const url = '/prod-api/cms/open/demand?pageNum=1&pageSize=10';
  const titleThere = async () =>
    (await other.app.inject({ url })).json<{ rows: { title: string }[] }>().rows[0]?.title;
  const before = await titleThere();
  for (let tries = 0; other.db.changes.heard('kaichuang_public') === null && tries < 200; tries += 1)
    await delay(20);
  await titleThere();
  await service.db.pool.query('update demand set title = $1 where title = $2', ['换过的题目', before]);
  await delay(TOLD_MS);
  expect(await titleThere()).toBe('换过的题目');
});

it('every column of what is public tells of its changes, but for the views that are counted', async () => {
  const { rows } = await service.db.pool.query<{ silent: string }>(`
    select c.table_name || '.' || c.column_name as silent from information_schema.columns c
    where c.table_schema = 'public' and c.table_name <> 'application'
      and c.table_name || '_told' in (select trigger_name from information_schema.triggers
        where action_statement like '%tell_public%')
      and not exists (select from information_schema.triggered_update_columns t
        where t.event_object_table = c.table_name and t.event_object_column = c.column_name
          and t.trigger_name = c.table_name || '_told')`);
  expect(rows.map(({ silent }) => silent).sort()).toEqual([
    'achievement.views',
    'achievement.views_level',
    'content.views',
    // Written together with the status, which notifies; who was told of an end matters only to the service itself.
    'demand.ending',
    'demand.ending_told_for',
    'demand.over_told_for',
    'demand.views',
    'demand.views_level',
  ]);
});
