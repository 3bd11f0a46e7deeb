import { createDatabase } from '@server/db/database';
import { many, one } from '@server/db/json-rows';
import { type Places, prepared } from '@server/db/prepared';
import { type TestDatabase, testDatabase } from '@tests/support/database';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await database.db.pool.query(`insert into account (login, login_key, nickname, created_at)
    values ('ann', 'ann', '安', '2026-03-01T08:00:00.123456+08:00'), ('bo', 'bo', '博', '2026-04-01T00:00:00Z')`);
});
afterAll(() => database.drop());

type At = Places<{ login: string }>;
const accounts = prepared('test.accounts', (db, at: At, shape: { isDescending: boolean }) => {
  const query = db.selectFrom('account').select(['login', 'nickname', 'createdAt', 'realName']);
  return {
    all: many(query.orderBy('id', shape.isDescending ? 'desc' : 'asc'), { createdAt: true }),
    asked: one(query.where('login', '=', at.login), { createdAt: true }),
  };
});

const ask = (login: string, isDescending = false) =>
  accounts(database.db.kysely, { login }, { isDescending });

it('answers several queries at once, as Kysely would: order, names, moments and nulls', async () => {
  const plain = await database.db.kysely
    .selectFrom('account')
    .select(['login', 'nickname', 'createdAt', 'realName'])
    .orderBy('id')
    .execute();
  expect(await ask('bo')).toEqual({ all: plain, asked: plain[1] });
  expect((await ask('bo', true)).all).toEqual(plain.toReversed());
});

it('takes the value of each call, and none for what is not there', async () => {
  const found = await Promise.all(['ann', 'bo', 'nobody'].map((login) => ask(login)));
  expect(found.map(({ asked }) => asked?.login)).toEqual(['ann', 'bo', undefined]);
});

it('sees and keeps what its transaction does', async () => {
  const seen = await database.db.transaction(async (tx) => {
    await tx.updateTable('account').set({ nickname: '安安' }).where('login', '=', 'ann').execute();
    return accounts(tx, { login: 'ann' }, { isDescending: false });
  });
  expect(seen.asked?.nickname).toBe('安安');
});

const names = `select name from pg_prepared_statements where name like 'test.accounts%'`;
it.each([
  [true, ['test.accounts.0']],
  [false, []],
])('a connection keeps its plan under a name: %s', async (isPreparing, kept) => {
  const db = createDatabase(database.url, { max: 1, statementTimeoutMs: 5000, isPreparing });
  await prepared('test.accounts', (kysely, at: At) => ({
    asked: one(kysely.selectFrom('account').select('id').where('login', '=', at.login), {}),
  }))(db.kysely, { login: 'ann' });
  const { rows } = await db.pool.query<{ name: string }>(names);
  await db.close();
  expect(rows.map(({ name }) => name)).toEqual(kept);
});
