import { DAY_MS } from '@contract/time-units';
import { forgetViews } from '@server/modules/view/service';
import { type TestDatabase, testDatabase } from '@tests/support/database';
import { statementsOf } from '@tests/support/statements';

const NOW = new Date('2026-03-05T10:00:00+08:00');
let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());
beforeEach(() => database.db.pool.query('delete from view_mark'));

const fill = (rows: number, daysAgo: number) =>
  database.db.pool.query(
    'insert into view_mark (mark, at) select gen_random_uuid()::text, $1 from generate_series(1, $2)',
    [new Date(NOW.getTime() - daysAgo * DAY_MS), rows],
  );
const left = async (): Promise<number> =>
  (await database.db.pool.query<{ n: number }>('select count(*)::int as n from view_mark')).rows[0]?.n ?? -1;

it('what is old goes some at a time, what is not stays', async () => {
  await fill(25_000, 3);
  await fill(2, 1);

  const sent = await statementsOf(database.db, () => forgetViews(database.db, NOW));

  expect(sent).toHaveLength(3);
  expect(await left()).toBe(2);
});

it('what another replica is taking away is not waited for', async () => {
  await fill(3, 3);
  const other = await database.db.pool.connect();
  try {
    await other.query('begin');
    await other.query('delete from view_mark where mark = (select min(mark) from view_mark)');
    await forgetViews(database.db, NOW);
    await other.query('rollback');

    expect(await left()).toBe(1);
  } finally {
    other.release();
  }
});
