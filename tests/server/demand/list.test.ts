import { DEMAND_TYPES } from '@contract/demand-choices';
import { TECH_FIELDS } from '@contract/tech-fields';
import { DAY_MS } from '@contract/time-units';
import {
  countDemands,
  type DemandFilter,
  type DemandPage,
  listDemands,
} from '@server/modules/demand/list-demands';
import { type TestDatabase, testDatabase } from '@tests/support/database';

const NOW = new Date('2026-11-20T00:00:00Z');
const COUNT = 90;
const WAN = 1_000_000;
const BUDGETS = [null, 40 * WAN, 80 * WAN, 200 * WAN];
const STATUSES = ['published', 'matching', 'solved', 'published', 'draft', 'closed'] as const;

const demands = Array.from({ length: COUNT }, (_, index) => ({
  id: index + 1,
  ownerId: 1,
  title: `第 ${index} 项${index % 10 === 3 ? '青陶' : '冷链'}`,
  field: TECH_FIELDS[index % TECH_FIELDS.length] ?? null,
  type: DEMAND_TYPES[index % DEMAND_TYPES.length] ?? null,
  status: STATUSES[(index * 7) % STATUSES.length] ?? 'draft',
  scope: index % 9 === 0 ? ('members' as const) : ('public' as const),
  budgetMax: BUDGETS[(index * 3) % BUDGETS.length] ?? null,
  // Several have the same day, and half of them have ended.
  deadline: new Date(NOW.getTime() + (((index * 11) % 40) - 20) * DAY_MS),
  publishAt: new Date(NOW.getTime() - (((index * 13) % 60) + 1) * DAY_MS),
  views: (index * index) % 500,
}));
type One = (typeof demands)[number];

const isOver = ({ status, deadline }: One) => status === 'solved' || deadline <= NOW;

/** The expected result, computed by reading everything. */
const readingAll = (fits: (one: One) => boolean, { column, direction }: Order): number[] => {
  const sign = direction === 'asc' ? 1 : -1;
  const tie = column === 'deadline' ? -sign : sign;
  return demands
    .filter((one) => one.status !== 'draft' && one.status !== 'closed' && one.scope === 'public' && fits(one))
    .sort(
      (a, b) =>
        Number(isOver(a)) - Number(isOver(b)) ||
        sign * (Number(a[column]) - Number(b[column])) ||
        tie * (a.id - b.id),
    )
    .map(({ id }) => id);
};
type Order = Pick<DemandPage, 'column' | 'direction'>;

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  const { kysely, pool } = database.db;
  await pool.query("insert into account (id, login, login_key, nickname) values (1, 'a', 'a', '沈知遥')");
  await kysely.insertInto('demand').values(demands).execute();
});
afterAll(() => database.drop());

const pagesOf = async (filter: DemandFilter, order: Order): Promise<number[]> => {
  const { kysely } = database.db;
  const total = await countDemands(kysely, filter, NOW);
  const ids: number[] = [];
  for (let offset = 0; offset < COUNT; offset += 10)
    ids.push(
      ...(await listDemands(kysely, filter, { ...order, offset, limit: 10 }, NOW, total)).map(({ id }) => id),
    );
  expect(total).toBe(ids.length);
  return ids;
};

const NEAREST: Order = { column: 'deadline', direction: 'asc' };
const within30 = new Date(NOW.getTime() + 30 * DAY_MS);

describe('the pages of the list together', () => {
  it.each<[string, DemandFilter, Order, (one: One) => boolean]>([
    ['everything, nearest deadline first', {}, NEAREST, () => true],
    ['farthest deadline first', {}, { column: 'deadline', direction: 'desc' }, () => true],
    ['newest first', {}, { column: 'publishAt', direction: 'desc' }, () => true],
    ['oldest first', {}, { column: 'publishAt', direction: 'asc' }, () => true],
    ['most read first', {}, { column: 'views', direction: 'desc' }, () => true],
    ['one field', { field: 'heritage' }, NEAREST, (one) => one.field === 'heritage'],
    ['no budget said', { budget: 'negotiable' }, NEAREST, (one) => one.budgetMax === null],
    [
      'a middle budget',
      { budget: 'from50to100', type: 'joint' },
      NEAREST,
      (one) => one.budgetMax === 80 * WAN && one.type === 'joint',
    ],
    ['soon over', { deadline: '30' }, NEAREST, (one) => !isOver(one) && one.deadline <= within30],
    ['solved', { status: 'solved' }, NEAREST, (one) => one.status === 'solved'],
    ['expired', { status: 'expired' }, NEAREST, (one) => one.status !== 'solved' && one.deadline <= NOW],
    [
      'being matched',
      { status: 'matching' },
      NEAREST,
      (one) => one.status === 'matching' && one.deadline > NOW,
    ],
    ['a word', { keyword: '青陶' }, NEAREST, (one) => one.title.includes('青陶')],
    ['one letter', { keyword: '陶' }, NEAREST, (one) => one.title.includes('陶')],
    ['no such word', { keyword: '航天' }, NEAREST, () => false],
  ])('hold %s', async (_, filter, order, fits) => {
    expect(await pagesOf(filter, order)).toEqual(readingAll(fits, order));
  });
});

describe('the kept totals', () => {
  const kept = async () =>
    (await database.db.pool.query('select * from list_total where n <> 0 order by list, key')).rows;

  it('are those that counting gives, after everything that can happen to a demand', async () => {
    const { kysely, pool } = database.db;
    await kysely.updateTable('demand').set({ status: 'published' }).where('status', '=', 'draft').execute();
    await kysely.updateTable('demand').set({ status: 'closed' }).where('id', '<', 20).execute();
    await kysely
      .updateTable('demand')
      .set({ field: 'chemistry', scope: 'members' })
      .where('id', '>', 70)
      .execute();
    await kysely.updateTable('demand').set({ budgetMax: 1 }).where('id', '=', 40).execute();
    await kysely.deleteFrom('demand').where('id', '=', 41).execute();
    const before = await kept();
    await pool.query('select recount_list_total()');

    expect(before).toEqual(await kept());
    expect(before.length).toBeGreaterThan(20);
  });

  it('count those for members only to signed-in readers alone', async () => {
    const { kysely } = database.db;
    const everybody = await countDemands(kysely, {}, NOW);
    const signedIn = await countDemands(kysely, { isSignedIn: true }, NOW);

    expect(signedIn).toBeGreaterThan(everybody);
  });
});
