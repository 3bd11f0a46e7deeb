import { ACHIEVEMENT_TYPES, MATURITY_RANGE } from '@contract/achievement-choices';
import { TECH_FIELDS } from '@contract/tech-fields';
import { DAY_MS } from '@contract/time-units';
import {
  type AchievementFilter,
  type AchievementPage,
  countOpen,
  listOpen,
} from '@server/modules/achievement/list-achievements';
import { type TestDatabase, testDatabase } from '@tests/support/database';

const COUNT = 60;
const NOW = new Date('2026-11-20T00:00:00Z').getTime();
const STATUSES = ['published', 'published', 'removed', 'published', 'draft'] as const;

const achievements = Array.from({ length: COUNT }, (_, index) => ({
  id: index + 1,
  ownerId: 1,
  title: `第 ${index} 项${index % 10 === 3 ? '青陶' : '冷链'}`,
  unitName: index % 8 === 0 ? '云泽大学' : '沅湾中心',
  field: TECH_FIELDS[index % TECH_FIELDS.length] ?? null,
  type: ACHIEVEMENT_TYPES[(index * 5) % ACHIEVEMENT_TYPES.length] ?? null,
  status: STATUSES[(index * 7) % STATUSES.length] ?? 'draft',
  scope: index % 9 === 0 ? ('members' as const) : ('public' as const),
  maturity: (index % 9) + 1,
  finishedOn: `${2020 + (index % 5)}-06-01`,
  publishAt: new Date(NOW - (((index * 13) % 20) + 1) * DAY_MS),
  views: (index * index) % 300,
}));
type One = (typeof achievements)[number];
type Order = Pick<AchievementPage, 'column' | 'direction'>;
const NEWEST: Order = { column: 'publishAt', direction: 'desc' };

/** The expected result, computed by reading everything. */
const readingAll = (fits: (one: One) => boolean, { column, direction }: Order): number[] => {
  const sign = direction === 'asc' ? 1 : -1;
  return achievements
    .filter((one) => one.status === 'published' && one.scope === 'public' && fits(one))
    .sort((a, b) => sign * (Number(a[column]) - Number(b[column]) || a.id - b.id))
    .map(({ id }) => id);
};

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  const { kysely, pool } = database.db;
  await pool.query("insert into account (id, login, login_key, nickname) values (1, 'a', 'a', '沈知遥')");
  await kysely.insertInto('achievement').values(achievements).execute();
});
afterAll(() => database.drop());

const pagesOf = async (filter: AchievementFilter, order: Order): Promise<number[]> => {
  const { kysely } = database.db;
  const total = await countOpen(kysely, filter);
  const ids: number[] = [];
  for (let offset = 0; offset < COUNT; offset += 10)
    ids.push(...(await listOpen(kysely, filter, { ...order, offset, limit: 10 }, total)).map(({ id }) => id));
  expect(total).toBe(ids.length);
  return ids;
};

describe('the pages of the gallery together', () => {
  it.each<[string, AchievementFilter, Order, (one: One) => boolean]>([
    ['everything, newest first', {}, NEWEST, () => true],
    ['oldest first', {}, { column: 'publishAt', direction: 'asc' }, () => true],
    ['ripest first', {}, { column: 'maturity', direction: 'desc' }, () => true],
    ['most read first', {}, { column: 'views', direction: 'desc' }, () => true],
    ['one field', { field: 'heritage' }, NEWEST, (one) => one.field === 'heritage'],
    [
      'a type and a year',
      { type: 'process', year: 2021 },
      NEWEST,
      (one) => one.type === 'process' && one.finishedOn.startsWith('2021'),
    ],
    [
      'prototypes',
      { maturity: 'prototype' },
      NEWEST,
      ({ maturity }) => maturity >= MATURITY_RANGE.prototype[0] && maturity <= MATURITY_RANGE.prototype[1],
    ],
    ['one level', { level: 5 }, NEWEST, ({ maturity }) => maturity === 5],
    ['one unit', { unit: '云泽大学' }, NEWEST, (one) => one.unitName === '云泽大学'],
    ['a word', { keyword: '青陶' }, NEWEST, (one) => one.title.includes('青陶')],
    ['one letter', { keyword: '泽' }, NEWEST, (one) => one.unitName.includes('泽')],
  ])('hold %s', async (_, filter, order, fits) => {
    expect(await pagesOf(filter, order)).toEqual(readingAll(fits, order));
  });
});

describe('a row of the gallery', () => {
  it('names who leads, as far as they agree, and counts everybody, whenever the people change', async () => {
    const { kysely } = database.db;
    const shown = () =>
      kysely.selectFrom('achievement').select(['leader', 'people']).where('id', '=', 1).executeTakeFirst();
    const person = (position: number, name: string, role: 'lead' | 'writing') => ({
      achievementId: 1,
      position,
      name,
      role,
    });
    await kysely
      .insertInto('achievementContributor')
      .values([person(0, '顾明谦', 'writing'), person(1, '沈知遥', 'lead')])
      .execute();
    const first = await shown();
    await kysely
      .updateTable('achievementContributor')
      .set({ role: 'writing' })
      .where('position', '=', 1)
      .execute();
    const second = await shown();
    const withState = async (state: 'asked' | 'confirmed' | 'disputed') => {
      await kysely.updateTable('achievementContributor').set({ state }).where('position', '=', 0).execute();
      return shown();
    };
    expect(await withState('asked')).toEqual({ leader: '顾**', people: 2 });
    expect(await withState('disputed')).toEqual({ leader: '沈知遥', people: 1 });
    expect(await withState('confirmed')).toEqual(second);
    await kysely.deleteFrom('achievementContributor').where('achievementId', '=', 1).execute();

    expect(first).toEqual({ leader: '沈知遥', people: 2 });
    expect(second).toEqual({ leader: '顾明谦', people: 2 });
    expect(await shown()).toEqual({ leader: '', people: 0 });
  });
});

test('the kept totals are those that counting gives, after everything that can happen', async () => {
  const { kysely, pool } = database.db;
  const kept = async () =>
    (await pool.query('select * from list_total where n <> 0 order by list, key')).rows;
  await kysely
    .updateTable('achievement')
    .set({ status: 'published' })
    .where('status', '=', 'draft')
    .execute();
  await kysely.updateTable('achievement').set({ status: 'removed' }).where('id', '<', 20).execute();
  await kysely
    .updateTable('achievement')
    .set({ maturity: 9, finishedOn: '2026-01-01' })
    .where('id', '>', 50)
    .execute();
  await kysely.deleteFrom('achievement').where('id', '=', 41).execute();
  const before = await kept();
  await pool.query('select recount_list_total()');

  expect(before).toEqual(await kept());
  expect(before.length).toBeGreaterThan(20);
});
